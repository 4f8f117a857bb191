package org.waymark.client.json;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.FileReplica;
import org.waymark.api.Guid;
import org.waymark.api.Replica;

/** A replica and its file. */
public final class FileReplicaJson implements JsonForm<FileReplica> {

    public static final JsonForm<FileReplica> FORM = new FileReplicaJson();

    private FileReplicaJson() {}

    @Override
    public FileReplica read(JsonReader in) {
        @Nullable CatalogPath path = null;
        @Nullable Guid guid = null;
        @Nullable Replica replica = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "path" -> path = PathJson.FORM.read(in);
                case "guid" -> guid = GuidJson.parse(in.text());
                case "replica" -> replica = ReplicaJson.FORM.read(in);
                default -> in.skip();
            }
        }
        return new FileReplica(in.require("path", path), in.require("guid", guid), in.require("replica", replica));
    }

    @Override
    public void write(FileReplica found, JsonWriter out) {
        out.beginObject()
                .field("path", found.path().text())
                .textOf("guid", found.guid())
                .name("replica");
        ReplicaJson.FORM.write(found.replica(), out);
        out.endObject();
    }
}
