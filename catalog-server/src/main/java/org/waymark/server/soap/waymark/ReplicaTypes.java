package org.waymark.server.soap.waymark;

import java.util.List;
import org.waymark.api.FileReplica;
import org.waymark.api.NewReplica;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.server.soap.SoapWriter;
import org.waymark.server.wire.Timestamps;

/** Replicas, and the questions about them, on the wire. */
final class ReplicaTypes {

    private ReplicaTypes() {}

    static NewReplica read(Fields fields) {
        NewReplica replica = new NewReplica(
                sfn(fields),
                fields.constant("status", ReplicaStatus.class, ReplicaStatus.AVAILABLE),
                fields.constant("type", ReplicaType.class, ReplicaType.PERMANENT),
                fields.flag("master", false),
                fields.text("pool"),
                fields.text("fileSystem"),
                fields.text("setName"),
                fields.time("pinnedUntil"),
                fields.time("expires"),
                fields.named("attributes"));
        fields.requireNothingElse();
        return replica;
    }

    static StorageUrl sfn(Fields fields) {
        return new StorageUrl(fields.requireText("sfn"));
    }

    static ReplicaQuery query(Fields fields) {
        return new ReplicaQuery(
                fields.text("storageElement"), fields.text("setName"), fields.constant("status", ReplicaStatus.class));
    }

    static void write(SoapWriter to, List<Replica> replicas) {
        replicas.forEach(replica -> write(to, "replicas", replica));
    }

    static void write(SoapWriter to, FileReplica replica) {
        to.text("path", replica.path().text()).text("guid", replica.guid().toString());
        write(to, "replica", replica.replica());
    }

    private static void write(SoapWriter to, String name, Replica replica) {
        to.start(name)
                .text("sfn", replica.sfn().text())
                .text("status", replica.status().name())
                .text("type", replica.type().name())
                .bool("master", replica.master())
                .optional("pool", replica.pool())
                .optional("fileSystem", replica.fileSystem())
                .optional("setName", replica.setName())
                .text("created", Timestamps.text(replica.created()))
                .text("accessed", Timestamps.text(replica.accessed()));
        if (replica.pinnedUntil() != null) {
            to.text("pinnedUntil", Timestamps.text(replica.pinnedUntil()));
        }
        if (replica.expires() != null) {
            to.text("expires", Timestamps.text(replica.expires()));
        }
        to.number("accessCount", replica.accessCount());
        replica.attributes()
                .forEach((attribute, value) -> to.start("attributes")
                        .text("name", attribute)
                        .text("value", value)
                        .end());
        to.end();
    }
}
