package org.waymark.cli.tx;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Rights;
import org.waymark.cli.text.Fields;

/** Reads changes to access lists. */
final class JsonAcl {

    private JsonAcl() {}

    static Change set(Fields fields) {
        List<Object> acl = fields.optionalList("acl");
        return new Change.SetAcl(
                JsonChange.locator(fields, "entry"),
                scope(fields),
                acl == null ? null : new Acl(entries(acl)),
                JsonChange.recursion(fields));
    }

    static Change modify(Fields fields) {
        return new Change.ModifyAcl(
                JsonChange.locator(fields, "entry"),
                scope(fields),
                entries(fields.optionalList("put")),
                entries(fields.optionalList("remove")),
                JsonChange.recursion(fields));
    }

    private static AclScope scope(Fields fields) {
        return Constants.parse(AclScope.values(), fields.optionalText("scope"), AclScope.ACCESS);
    }

    private static List<AclEntry> entries(@Nullable List<Object> values) {
        List<AclEntry> entries = new ArrayList<>();
        for (Object value : values == null ? List.of() : values) {
            entries.add(entry(Fields.of(value)));
        }
        return entries;
    }

    private static AclEntry entry(Fields fields) {
        AclEntry.Tag tag = Constants.parse(AclEntry.Tag.values(), fields.text("tag"));
        if (tag == null) {
            throw CatalogException.invalid("an ACL entry needs a tag");
        }
        String principal = fields.optionalText("principal");
        String rights = fields.optionalText("rights");
        fields.requireNoOthers();
        return new AclEntry(
                tag, principal == null ? "" : principal, rights == null ? Rights.NONE : Rights.parse(rights));
    }
}
