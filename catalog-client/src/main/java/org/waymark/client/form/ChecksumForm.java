package org.waymark.client.form;

import org.waymark.api.Checksum;

/** {@code "adler32:0a1b2c3d"}. */
public final class ChecksumForm implements Form<Checksum> {

    public static final Form<Checksum> FORM = new ChecksumForm();

    private ChecksumForm() {}

    @Override
    public Checksum read(FormReader in) {
        return Checksum.parse(in.text());
    }

    @Override
    public void write(Checksum checksum, FormWriter out) {
        out.text(checksum.toString());
    }
}
