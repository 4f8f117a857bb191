package org.waymark.client.rest;

import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.ModeChange;
import org.waymark.api.Recursion;
import org.waymark.client.json.AclEntryJson;
import org.waymark.client.json.AclJson;
import org.waymark.client.json.JsonWriter;
import org.waymark.client.json.ModeJson;

/** The fields of changes to rights, and to whom they may be given. */
final class AccessChangeJson {

    private AccessChangeJson() {}

    static JsonWriter chmod(Change.Chmod change, JsonWriter out) {
        out.field("entry", change.entry().text());
        if (change.mode() instanceof ModeChange.Symbolic symbolic) {
            out.field("mode", symbolic.text()).field("grammar", symbolic.grammar());
        } else if (change.mode() instanceof ModeChange.Absolute absolute) {
            out.field("mode", ModeJson.text(absolute.mode()));
        }
        return recursive(change.recursion(), out);
    }

    static JsonWriter chown(Change.Chown change, JsonWriter out) {
        out.field("entry", change.entry().text())
                .field("owner", change.owner())
                .field("group", change.group())
                .field("follow", change.follow() == Follow.NO ? Boolean.FALSE : null);
        return recursive(change.recursion(), out);
    }

    static JsonWriter setAcl(Change.SetAcl change, JsonWriter out) {
        scope(change.scope(), out.field("entry", change.entry().text()));
        if (change.acl() != null) {
            out.name("acl");
            AclJson.FORM.write(change.acl(), out);
        }
        return recursive(change.recursion(), out);
    }

    static JsonWriter modifyAcl(Change.ModifyAcl change, JsonWriter out) {
        scope(change.scope(), out.field("entry", change.entry().text()));
        out.name("put").list(change.put(), AclEntryJson.FORM).name("remove").beginArray();
        for (AclEntry entry : change.remove()) {
            AclEntryJson.subject(entry, out.beginObject()).endObject();
        }
        return recursive(change.recursion(), out.endArray());
    }

    static JsonWriter addPrincipal(Change.AddPrincipal change, JsonWriter out) {
        return out.field("kind", change.principal().kind())
                .field("name", change.principal().name());
    }

    private static void scope(AclScope scope, JsonWriter out) {
        out.field("scope", scope == AclScope.ACCESS ? null : scope);
    }

    private static JsonWriter recursive(Recursion recursion, JsonWriter out) {
        return out.mark("recursive", recursion == Recursion.TREE);
    }
}
