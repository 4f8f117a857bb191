package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.FileReplica;
import org.waymark.api.Guid;
import org.waymark.api.Replica;

/** A replica and its file. */
public final class FileReplicaForm implements Form<FileReplica> {

    public static final Form<FileReplica> FORM = new FileReplicaForm();

    private FileReplicaForm() {}

    @Override
    public FileReplica read(FormReader in) {
        @Nullable CatalogPath path = null;
        @Nullable Guid guid = null;
        @Nullable Replica replica = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "path" -> path = PathForm.FORM.read(in);
                case "guid" -> guid = GuidForm.parse(in.text());
                case "replica" -> replica = ReplicaForm.FORM.read(in);
                default -> in.skip();
            }
        }
        return new FileReplica(in.require("path", path), in.require("guid", guid), in.require("replica", replica));
    }

    @Override
    public void write(FileReplica found, FormWriter out) {
        out.beginObject()
                .field("path", found.path().text())
                .textOf("guid", found.guid())
                .name("replica");
        ReplicaForm.FORM.write(found.replica(), out);
        out.endObject();
    }
}
