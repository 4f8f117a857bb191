package org.waymark.server.rest;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.FileReplica;
import org.waymark.api.NewReplica;
import org.waymark.api.Page;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.wsdl.rest.model.FileReplicaJson;
import org.waymark.wsdl.rest.model.FileReplicaPageJson;
import org.waymark.wsdl.rest.model.NewReplicaJson;
import org.waymark.wsdl.rest.model.ReplicaJson;
import org.waymark.wsdl.rest.model.ReplicaListJson;
import org.waymark.wsdl.rest.model.ReplicaStatusJson;
import org.waymark.wsdl.rest.model.ReplicaTypeJson;

/** Replicas on the wire. */
final class ReplicaTypes {

    private ReplicaTypes() {}

    static List<NewReplica> read(@Nullable List<NewReplicaJson> replicas) {
        return replicas == null
                ? List.of()
                : replicas.stream().map(ReplicaTypes::read).toList();
    }

    static NewReplica read(NewReplicaJson replica) {
        Map<String, String> attributes = replica.getAttributes();
        return new NewReplica(
                sfn(replica.getSfn()),
                replica.getStatus() == null ? ReplicaStatus.AVAILABLE : status(replica.getStatus()),
                replica.getType() == null ? ReplicaType.PERMANENT : type(replica.getType()),
                Required.isTrue(replica.getMaster()),
                replica.getPool(),
                replica.getFileSystem(),
                replica.getSetName(),
                replica.getPinnedUntil(),
                replica.getExpires(),
                attributes == null ? Map.of() : attributes);
    }

    static StorageUrl sfn(@Nullable String text) {
        return new StorageUrl(Required.field(text, "sfn"));
    }

    static @Nullable ReplicaStatus status(@Nullable ReplicaStatusJson status) {
        return status == null ? null : ReplicaStatus.valueOf(status.name());
    }

    static @Nullable ReplicaType type(@Nullable ReplicaTypeJson type) {
        return type == null ? null : ReplicaType.valueOf(type.name());
    }

    static ReplicaListJson write(List<Replica> replicas) {
        return new ReplicaListJson()
                .replicas(replicas.stream().map(ReplicaTypes::write).toList());
    }

    static ReplicaJson write(Replica replica) {
        return new ReplicaJson()
                .sfn(replica.sfn().text())
                .status(ReplicaStatusJson.valueOf(replica.status().name()))
                .type(ReplicaTypeJson.valueOf(replica.type().name()))
                .master(replica.master())
                .pool(replica.pool())
                .fileSystem(replica.fileSystem())
                .setName(replica.setName())
                .created(replica.created())
                .accessed(replica.accessed())
                .pinnedUntil(replica.pinnedUntil())
                .expires(replica.expires())
                .accessCount(replica.accessCount())
                .attributes(replica.attributes().isEmpty() ? null : replica.attributes());
    }

    static FileReplicaPageJson write(Page<FileReplica> page) {
        return new FileReplicaPageJson()
                .items(page.items().stream().map(ReplicaTypes::write).toList())
                .next(page.next());
    }

    private static FileReplicaJson write(FileReplica replica) {
        return new FileReplicaJson()
                .path(replica.path().text())
                .guid(replica.guid().toString())
                .replica(write(replica.replica()));
    }
}
