package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Rights;

/** {@code {"tag":"USER","principal":"alice","rights":"-drwlxgs"}}. */
public final class AclEntryForm implements Form<AclEntry> {

    public static final Form<AclEntry> FORM = new AclEntryForm();

    private AclEntryForm() {}

    @Override
    public AclEntry read(FormReader in) {
        @Nullable Tag tag = null;
        @Nullable Rights rights = null;
        String principal = "";
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "tag" -> tag = Tag.valueOf(in.text());
                case "principal" -> principal = in.text();
                case "rights" -> rights = Rights.parse(in.text());
                default -> in.skip();
            }
        }
        return new AclEntry(in.require("tag", tag), principal, in.require("rights", rights));
    }

    @Override
    public void write(AclEntry entry, FormWriter out) {
        subject(entry, out.beginObject())
                .field("rights", entry.rights().toString())
                .endObject();
    }

    /** The fields that say whom the entry speaks of. */
    public static FormWriter subject(AclEntry entry, FormWriter out) {
        return out.field("tag", entry.tag()).field("principal", entry.tag().isNamed() ? entry.principal() : null);
    }
}
