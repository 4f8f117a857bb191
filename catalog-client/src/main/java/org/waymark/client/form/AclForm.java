package org.waymark.client.form;

import org.waymark.api.Acl;

/** An array of entries. */
public final class AclForm implements Form<Acl> {

    public static final Form<Acl> FORM = new AclForm();

    private AclForm() {}

    @Override
    public Acl read(FormReader in) {
        return new Acl(in.list(AclEntryForm.FORM));
    }

    @Override
    public void write(Acl acl, FormWriter out) {
        out.list(acl.entries(), AclEntryForm.FORM);
    }
}
