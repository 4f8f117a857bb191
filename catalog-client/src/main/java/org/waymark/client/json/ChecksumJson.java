package org.waymark.client.json;

import org.waymark.api.Checksum;

/** {@code "adler32:0a1b2c3d"}. */
public final class ChecksumJson implements JsonForm<Checksum> {

    public static final JsonForm<Checksum> FORM = new ChecksumJson();

    private ChecksumJson() {}

    @Override
    public Checksum read(JsonReader in) {
        return Checksum.parse(in.text());
    }

    @Override
    public void write(Checksum checksum, JsonWriter out) {
        out.text(checksum.toString());
    }
}
