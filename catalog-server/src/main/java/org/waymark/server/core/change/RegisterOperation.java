package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.waymark.api.CatalogException;
import org.waymark.api.Change.Register;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.NewReplica;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class RegisterOperation implements ChangeOperation<Register> {

    private final Supplier<Guid> newGuid;

    RegisterOperation(Supplier<Guid> newGuid) {
        this.newGuid = newGuid;
    }

    @Override
    public void load(Register change, Needs needs) {
        needs.changed(change.path(), Follow.YES);
        if (change.guid() != null) {
            needs.entry(change.guid(), Follow.NO);
        }
        change.replicas().forEach(replica -> needs.sfn(replica.sfn()));
    }

    @Override
    public Effect apply(Register change, Workspace work) {
        Resolution place = work.resolve(change.path(), Follow.YES);
        NewReplicas.requireOneMaster(change.replicas());
        return place instanceof Found found ? addTo(found, change, work) : create((Absent) place, change, work);
    }

    private Effect create(Absent place, Register change, Workspace work) {
        Newcomer file = new Newcomer(place, change.path(), change.parents(), work);
        Guid guid = change.guid() == null ? newGuid.get() : CreateFileOperation.requireFree(change.guid(), work);
        for (NewReplica replica : change.replicas()) {
            NewReplicas.requireFree(replica.sfn(), work);
        }
        EntryRecord made =
                file.addFile(Operation.REGISTER, guid.value(), change.size(), change.checksums(), change.permissions());
        for (NewReplica replica : change.replicas()) {
            NewReplicas.add(replica, made, work);
        }
        return Effects.created(made);
    }

    /** Who asks only for what is there already must be allowed to know that it is; who adds something must be allowed to write. */
    private static Effect addTo(Found found, Register change, Workspace work) {
        Removals.requireNoDirectory(found);
        work.access().require(found.entry(), change.key(), Right.READ, Right.GET_METADATA);
        EntryRecord file = work.hold(found.entry());
        requireSame(file, change);
        List<NewReplica> missing = missing(file, change, work);
        Checksums checksums = file.checksums().with(change.checksums());
        if (missing.isEmpty() && checksums.equals(file.checksums())) {
            return Effects.unchanged(file);
        }
        work.access().require(file, change.key(), Right.WRITE);
        EntryRecord changed = file.but().checksums(checksums).changedAt(work.now());
        work.change(changed);
        missing.forEach(replica -> NewReplicas.add(replica, changed, work));
        work.log(Operation.REGISTER, changed, found.path(), found.path());
        return Effects.changed(changed);
    }

    private static void requireSame(EntryRecord file, Register change) {
        if (change.guid() != null && !change.guid().value().equals(file.guid())) {
            throw differs(change, "guid", String.valueOf(file.guid()));
        }
        if (change.size() != file.size()) {
            throw differs(change, "size", String.valueOf(file.size()));
        }
        Checksum conflict = change.checksums().conflictWith(file.checksums());
        if (conflict != null) {
            throw differs(change, "checksum", conflict.toString());
        }
    }

    private static CatalogException differs(Register change, String field, String there) {
        return new CatalogException(
                ErrorCode.ALREADY_EXISTS,
                "already exists with another %s (%s): %s".formatted(field, there, change.path()));
    }

    private static List<NewReplica> missing(EntryRecord file, Register change, Workspace work) {
        List<NewReplica> missing = new ArrayList<>();
        for (NewReplica replica : change.replicas()) {
            ReplicaRecord known = work.replica(replica.sfn());
            if (known == null) {
                missing.add(replica);
            } else if (known.entryId() != file.id()) {
                throw NewReplicas.taken(replica.sfn());
            }
        }
        return missing;
    }
}
