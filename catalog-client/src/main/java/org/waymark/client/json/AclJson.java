package org.waymark.client.json;

import org.waymark.api.Acl;

/** An array of entries. */
public final class AclJson implements JsonForm<Acl> {

    public static final JsonForm<Acl> FORM = new AclJson();

    private AclJson() {}

    @Override
    public Acl read(JsonReader in) {
        return new Acl(in.list(AclEntryJson.FORM));
    }

    @Override
    public void write(Acl acl, JsonWriter out) {
        out.list(acl.entries(), AclEntryJson.FORM);
    }
}
