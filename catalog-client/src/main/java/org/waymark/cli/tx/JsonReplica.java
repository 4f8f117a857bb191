package org.waymark.cli.tx;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.NewReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.cli.text.Fields;

/** Reads replicas, and changes to them. */
final class JsonReplica {

    private JsonReplica() {}

    static List<NewReplica> readAll(@Nullable List<Object> values) {
        List<NewReplica> replicas = new ArrayList<>();
        for (Object value : values == null ? List.of() : values) {
            replicas.add(read(Fields.of(value)));
        }
        return replicas;
    }

    static NewReplica read(Fields fields) {
        Map<String, String> attributes = attributes(fields);
        NewReplica replica = new NewReplica(
                new StorageUrl(fields.text("sfn")),
                Constants.parse(ReplicaStatus.values(), fields.optionalText("status"), ReplicaStatus.AVAILABLE),
                Constants.parse(ReplicaType.values(), fields.optionalText("type"), ReplicaType.PERMANENT),
                fields.flag("master"),
                fields.optionalText("pool"),
                fields.optionalText("fileSystem"),
                fields.optionalText("setName"),
                JsonChange.time(fields, "pinnedUntil"),
                JsonChange.time(fields, "expires"),
                attributes == null ? Map.of() : attributes);
        fields.requireNoOthers();
        return replica;
    }

    static Change change(Fields fields) {
        return new Change.SetReplica(
                new StorageUrl(fields.text("sfn")),
                Constants.parse(ReplicaStatus.values(), fields.optionalText("status")),
                Constants.parse(ReplicaType.values(), fields.optionalText("type")),
                fields.optionalFlag("master"),
                fields.optionalText("pool"),
                fields.optionalText("fileSystem"),
                fields.optionalText("setName"),
                JsonChange.time(fields, "accessed"),
                JsonChange.time(fields, "pinnedUntil"),
                JsonChange.time(fields, "expires"),
                attributes(fields));
    }

    private static @Nullable Map<String, String> attributes(Fields fields) {
        Fields attributes = fields.optionalObject("attributes");
        return attributes == null ? null : attributes.allTexts();
    }
}
