package org.waymark.client.form;

import org.waymark.api.Usage;

/** What is below a directory. */
public final class UsageForm implements Form<Usage> {

    public static final Form<Usage> FORM = new UsageForm();

    private UsageForm() {}

    @Override
    public Usage read(FormReader in) {
        long bytes = 0;
        long files = 0;
        long directories = 0;
        long symlinks = 0;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "bytes" -> bytes = in.number();
                case "files" -> files = in.number();
                case "directories" -> directories = in.number();
                case "symlinks" -> symlinks = in.number();
                default -> in.skip();
            }
        }
        return new Usage(bytes, files, directories, symlinks);
    }

    @Override
    public void write(Usage usage, FormWriter out) {
        out.beginObject()
                .field("bytes", usage.bytes())
                .field("files", usage.files())
                .field("directories", usage.directories())
                .field("symlinks", usage.symlinks())
                .endObject();
    }
}
