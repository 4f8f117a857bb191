package org.waymark.client.json;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.EntryAcl;
import org.waymark.api.Mode;

/** Who may do what with an entry. */
public final class EntryAclJson implements JsonForm<EntryAcl> {

    public static final JsonForm<EntryAcl> FORM = new EntryAclJson();

    private EntryAclJson() {}

    @Override
    public EntryAcl read(JsonReader in) {
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
                case "mode" -> mode = ModeJson.parse(in.text());
                case "acl" -> acl = AclJson.FORM.read(in);
                case "defaultAcl" -> defaultAcl = AclJson.FORM.read(in);
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
    public void write(EntryAcl value, JsonWriter out) {
        out.beginObject()
                .field("owner", value.owner())
                .field("group", value.group())
                .field("mode", ModeJson.text(value.mode()))
                .name("acl");
        AclJson.FORM.write(value.acl(), out);
        if (value.defaultAcl() != null) {
            out.name("defaultAcl");
            AclJson.FORM.write(value.defaultAcl(), out);
        }
        out.endObject();
    }
}
