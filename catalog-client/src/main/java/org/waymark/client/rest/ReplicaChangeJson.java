package org.waymark.client.rest;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.api.NewReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.client.json.AttributesJson;
import org.waymark.client.json.JsonWriter;

/** The fields of changes to replicas. */
final class ReplicaChangeJson {

    private ReplicaChangeJson() {}

    static JsonWriter add(Change.AddReplica change, JsonWriter out) {
        out.field("file", change.file().text()).name("replica");
        write(change.replica(), out);
        return out;
    }

    static JsonWriter remove(Change.RemoveReplica change, JsonWriter out) {
        return out.field("sfn", change.sfn().text())
                .field("file", change.file() == null ? null : change.file().text())
                .mark("removeFileWithLast", change.lastReplica() == LastReplica.REMOVE_FILE);
    }

    static JsonWriter set(Change.SetReplica change, JsonWriter out) {
        out.field("sfn", change.sfn().text())
                .field("status", change.status())
                .field("type", change.type())
                .field("master", change.master())
                .field("pool", change.pool())
                .field("fileSystem", change.fileSystem())
                .field("setName", change.setName())
                .field("accessed", change.accessed())
                .field("pinnedUntil", change.pinnedUntil())
                .field("expires", change.expires());
        return attributes(change.attributes(), out);
    }

    static void write(NewReplica replica, JsonWriter out) {
        out.beginObject()
                .field("sfn", replica.sfn().text())
                .field("status", replica.status() == ReplicaStatus.AVAILABLE ? null : replica.status())
                .field("type", replica.type() == ReplicaType.PERMANENT ? null : replica.type())
                .mark("master", replica.master())
                .field("pool", replica.pool())
                .field("fileSystem", replica.fileSystem())
                .field("setName", replica.setName())
                .field("pinnedUntil", replica.pinnedUntil())
                .field("expires", replica.expires());
        attributes(replica.attributes().isEmpty() ? null : replica.attributes(), out)
                .endObject();
    }

    private static JsonWriter attributes(@Nullable Map<String, String> attributes, JsonWriter out) {
        if (attributes != null) {
            out.name("attributes");
            AttributesJson.FORM.write(attributes, out);
        }
        return out;
    }
}
