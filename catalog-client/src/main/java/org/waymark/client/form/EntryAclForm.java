package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.EntryAcl;
import org.waymark.api.Mode;

/** Who may do what with an entry. */
public final class EntryAclForm implements Form<EntryAcl> {

    public static final Form<EntryAcl> FORM = new EntryAclForm();

    private EntryAclForm() {}

    @Override
    public EntryAcl read(FormReader in) {
        @Nullable String owner = null;
        @Nullable String group = null;
        @Nullable Mode mode = null;
        @Nullable Acl acl = null;
        @Nullable Acl defaultAcl = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "owner" -> owner = in.text();
                case "group" -> group = in.text();
                case "mode" -> mode = ModeForm.parse(in.text());
                case "acl" -> acl = AclForm.FORM.read(in);
                case "defaultAcl" -> defaultAcl = AclForm.FORM.read(in);
                default -> in.skip();
            }
        }
        Mode shown = in.require("mode", mode);
        return new EntryAcl(
                in.require("owner", owner),
                in.require("group", group),
                shown,
                acl == null ? Acl.ofMode(shown) : acl,
                defaultAcl);
    }

    @Override
    public void write(EntryAcl value, FormWriter out) {
        out.beginObject()
                .field("owner", value.owner())
                .field("group", value.group())
                .field("mode", ModeForm.text(value.mode()))
                .name("acl");
        AclForm.FORM.write(value.acl(), out);
        if (value.defaultAcl() != null) {
            out.name("defaultAcl");
            AclForm.FORM.write(value.defaultAcl(), out);
        }
        out.endObject();
    }
}
