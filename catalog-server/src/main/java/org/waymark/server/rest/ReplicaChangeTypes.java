package org.waymark.server.rest;

import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.wsdl.rest.model.AddReplicaJson;
import org.waymark.wsdl.rest.model.RemoveReplicaJson;
import org.waymark.wsdl.rest.model.SetReplicaJson;

/** Changes of replicas on the wire. */
final class ReplicaChangeTypes {

    private ReplicaChangeTypes() {}

    static Change add(AddReplicaJson json) {
        return new Change.AddReplica(
                EntryTypes.locator(json.getFile(), "file"),
                ReplicaTypes.read(Required.field(json.getReplica(), "replica")));
    }

    static Change remove(RemoveReplicaJson json) {
        return new Change.RemoveReplica(
                ReplicaTypes.sfn(json.getSfn()),
                json.getFile() == null ? null : EntryTypes.locator(json.getFile(), "file"),
                Required.isTrue(json.getRemoveFileWithLast()) ? LastReplica.REMOVE_FILE : LastReplica.KEEP_FILE);
    }

    static Change set(SetReplicaJson json) {
        return new Change.SetReplica(
                ReplicaTypes.sfn(json.getSfn()),
                ReplicaTypes.status(json.getStatus()),
                ReplicaTypes.type(json.getType()),
                json.getMaster(),
                json.getPool(),
                json.getFileSystem(),
                json.getSetName(),
                json.getAccessed(),
                json.getPinnedUntil(),
                json.getExpires(),
                json.getAttributes());
    }
}
