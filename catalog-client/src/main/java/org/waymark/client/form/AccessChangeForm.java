package org.waymark.client.form;

import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.ModeChange;
import org.waymark.api.Recursion;

/** The fields of changes to rights, and to whom they may be given. */
final class AccessChangeForm {

    private AccessChangeForm() {}

    static FormWriter chmod(Change.Chmod change, FormWriter out) {
        out.field("entry", change.entry().text());
        if (change.mode() instanceof ModeChange.Symbolic symbolic) {
            out.field("mode", symbolic.text()).field("grammar", symbolic.grammar());
        } else if (change.mode() instanceof ModeChange.Absolute absolute) {
            out.field("mode", ModeForm.text(absolute.mode()));
        }
        return recursive(change.recursion(), out);
    }

    static FormWriter chown(Change.Chown change, FormWriter out) {
        out.field("entry", change.entry().text())
                .field("owner", change.owner())
                .field("group", change.group())
                .field("follow", change.follow() == Follow.NO ? Boolean.FALSE : null);
        return recursive(change.recursion(), out);
    }

    static FormWriter setAcl(Change.SetAcl change, FormWriter out) {
        scope(change.scope(), out.field("entry", change.entry().text()));
        if (change.acl() != null) {
            out.name("acl");
            AclForm.FORM.write(change.acl(), out);
        }
        return recursive(change.recursion(), out);
    }

    static FormWriter modifyAcl(Change.ModifyAcl change, FormWriter out) {
        scope(change.scope(), out.field("entry", change.entry().text()));
        out.name("put").list(change.put(), AclEntryForm.FORM).name("remove").beginArray();
        for (AclEntry entry : change.remove()) {
            AclEntryForm.subject(entry, out.beginObject()).endObject();
        }
        return recursive(change.recursion(), out.endArray());
    }

    static FormWriter addPrincipal(Change.AddPrincipal change, FormWriter out) {
        return out.field("kind", change.principal().kind())
                .field("name", change.principal().name());
    }

    private static void scope(AclScope scope, FormWriter out) {
        out.field("scope", scope == AclScope.ACCESS ? null : scope);
    }

    private static FormWriter recursive(Recursion recursion, FormWriter out) {
        return out.mark("recursive", recursion == Recursion.TREE);
    }
}
