package org.waymark.client.form;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;

/** What is known of a replica. */
public final class ReplicaForm implements Form<Replica> {

    public static final Form<Replica> FORM = new ReplicaForm();

    private ReplicaForm() {}

    @Override
    public Replica read(FormReader in) {
        Fields fields = new Fields();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            fields.read(name, in);
        }
        return fields.replica(in);
    }

    @Override
    public void write(Replica replica, FormWriter out) {
        out.beginObject()
                .field("sfn", replica.sfn().text())
                .field("status", replica.status())
                .field("type", replica.type())
                .field("master", replica.master())
                .field("pool", replica.pool())
                .field("fileSystem", replica.fileSystem())
                .field("setName", replica.setName())
                .field("created", replica.created())
                .field("accessed", replica.accessed())
                .field("pinnedUntil", replica.pinnedUntil())
                .field("expires", replica.expires())
                .field("accessCount", replica.accessCount());
        if (!replica.attributes().isEmpty()) {
            out.name("attributes");
            AttributesForm.FORM.write(replica.attributes(), out);
        }
        out.endObject();
    }

    /** What has been read of a replica so far. */
    private static final class Fields {
        private @Nullable StorageUrl sfn;
        private ReplicaStatus status = ReplicaStatus.AVAILABLE;
        private ReplicaType type = ReplicaType.PERMANENT;
        private boolean master;
        private @Nullable String pool;
        private @Nullable String fileSystem;
        private @Nullable String setName;
        private @Nullable Instant created;
        private @Nullable Instant accessed;
        private @Nullable Instant pinnedUntil;
        private @Nullable Instant expires;
        private long accessCount;
        private Map<String, String> attributes = Map.of();

        void read(String name, FormReader in) {
            switch (name) {
                case "sfn" -> sfn = new StorageUrl(in.text());
                case "status" -> status = ReplicaStatus.valueOf(in.text());
                case "type" -> type = ReplicaType.valueOf(in.text());
                case "master" -> master = in.flag();
                case "pool" -> pool = in.text();
                case "fileSystem" -> fileSystem = in.text();
                case "setName" -> setName = in.text();
                case "created" -> created = in.time();
                case "accessed" -> accessed = in.time();
                case "pinnedUntil" -> pinnedUntil = in.time();
                case "expires" -> expires = in.time();
                case "accessCount" -> accessCount = in.number();
                case "attributes" -> attributes = AttributesForm.FORM.read(in);
                default -> in.skip();
            }
        }

        Replica replica(FormReader in) {
            return new Replica(
                    in.require("sfn", sfn),
                    status,
                    type,
                    master,
                    pool,
                    fileSystem,
                    setName,
                    in.require("created", created),
                    in.require("accessed", accessed),
                    pinnedUntil,
                    expires,
                    accessCount,
                    attributes);
        }
    }
}
