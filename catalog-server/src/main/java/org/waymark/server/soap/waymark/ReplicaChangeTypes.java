package org.waymark.server.soap.waymark;

import static org.waymark.server.soap.waymark.EntryTypes.locator;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;

/** Changes of replicas on the wire. */
final class ReplicaChangeTypes {

    private ReplicaChangeTypes() {}

    static Change add(Fields fields) {
        return new Change.AddReplica(locator(fields, "file"), ReplicaTypes.read(fields.require("replica")));
    }

    static Change remove(Fields fields) {
        return new Change.RemoveReplica(
                ReplicaTypes.sfn(fields),
                fields.find("file") == null ? null : locator(fields, "file"),
                fields.flag("removeFileWithLast", false) ? LastReplica.REMOVE_FILE : LastReplica.KEEP_FILE);
    }

    static Change set(Fields fields) {
        return new Change.SetReplica(
                ReplicaTypes.sfn(fields),
                fields.constant("status", ReplicaStatus.class),
                fields.constant("type", ReplicaType.class),
                fields.flag("master"),
                fields.text("pool"),
                fields.text("fileSystem"),
                fields.text("setName"),
                fields.time("accessed"),
                fields.time("pinnedUntil"),
                fields.time("expires"),
                attributes(fields.find("attributes")));
    }

    private static @Nullable Map<String, String> attributes(@Nullable Fields list) {
        if (list == null) {
            return null;
        }
        Map<String, String> attributes = list.named("attribute");
        list.requireNothingElse();
        return attributes;
    }
}
