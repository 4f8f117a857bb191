package org.waymark.server.core.change;

import java.util.function.Supplier;
import org.waymark.api.CatalogException;
import org.waymark.api.Change.CreateFile;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Operation;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class CreateFileOperation implements ChangeOperation<CreateFile> {

    private final Supplier<Guid> newGuid;

    CreateFileOperation(Supplier<Guid> newGuid) {
        this.newGuid = newGuid;
    }

    @Override
    public void load(CreateFile change, Needs needs) {
        needs.place(change.path());
        if (change.guid() != null) {
            needs.entry(change.guid(), Follow.NO);
        }
    }

    @Override
    public Effect apply(CreateFile change, Workspace work) {
        Resolution place = work.resolve(change.path(), Follow.NO);
        if (place instanceof Found) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + change.path());
        }
        Newcomer file = new Newcomer((Absent) place, change.path(), change.parents(), work);
        Guid guid = change.guid() == null ? newGuid.get() : requireFree(change.guid(), work);
        return Effects.created(file.addFile(
                Operation.CREATE_FILE, guid.value(), change.size(), change.checksums(), change.permissions()));
    }

    /** A GUID that no file has. */
    static Guid requireFree(Guid guid, Workspace work) {
        if (work.isGuidTaken(guid.value())) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "the GUID is taken: " + guid);
        }
        return guid;
    }
}
