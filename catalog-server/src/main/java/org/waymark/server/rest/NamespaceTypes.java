package org.waymark.server.rest;

import static org.waymark.server.rest.EntryTypes.checksums;
import static org.waymark.server.rest.EntryTypes.guid;
import static org.waymark.server.rest.EntryTypes.locator;
import static org.waymark.server.rest.EntryTypes.path;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.MissingParents;
import org.waymark.api.OnExisting;
import org.waymark.server.wire.Modes;
import org.waymark.wsdl.rest.model.CreateFileJson;
import org.waymark.wsdl.rest.model.FileContentJson;
import org.waymark.wsdl.rest.model.MkdirJson;
import org.waymark.wsdl.rest.model.RegisterJson;
import org.waymark.wsdl.rest.model.RemoveJson;
import org.waymark.wsdl.rest.model.RemoveTreeJson;
import org.waymark.wsdl.rest.model.RenameJson;
import org.waymark.wsdl.rest.model.RmdirJson;
import org.waymark.wsdl.rest.model.SetCommentJson;
import org.waymark.wsdl.rest.model.SetContentJson;
import org.waymark.wsdl.rest.model.SetTimesJson;
import org.waymark.wsdl.rest.model.SymlinkJson;
import org.waymark.wsdl.rest.model.UnlinkJson;

/** Changes of the tree on the wire. */
final class NamespaceTypes {

    private static final int DIRECTORY_MODE = 0777;
    private static final int FILE_MODE = 0666;

    private NamespaceTypes() {}

    static Change mkdir(MkdirJson json) {
        return new Change.Mkdir(
                path(json.getPath(), "path"),
                parents(json.getParents()),
                Modes.initial(
                        json.getMode(), json.getUmask(), Required.isTrue(json.getCopyPermissions()), DIRECTORY_MODE));
    }

    static Change createFile(CreateFileJson json) {
        return new Change.CreateFile(
                path(json.getPath(), "path"),
                guid(json.getGuid()),
                json.getSize() == null ? 0 : json.getSize(),
                checksums(json.getChecksums()),
                parents(json.getParents()),
                Modes.initial(json.getMode(), json.getUmask(), Required.isTrue(json.getCopyPermissions()), FILE_MODE));
    }

    static Change register(RegisterJson json) {
        return new Change.Register(
                path(json.getPath(), "path"),
                guid(json.getGuid()),
                Required.field(json.getSize(), "size"),
                checksums(json.getChecksums()),
                ReplicaTypes.read(json.getReplicas()),
                parents(json.getParents()),
                Modes.initial(json.getMode(), json.getUmask(), Required.isTrue(json.getCopyPermissions()), FILE_MODE));
    }

    static Change register(CatalogPath path, FileContentJson json) {
        return new Change.Register(
                path,
                guid(json.getGuid()),
                Required.field(json.getSize(), "size"),
                checksums(json.getChecksums()),
                ReplicaTypes.read(json.getReplicas()),
                parents(json.getParents()),
                Modes.initial(json.getMode(), json.getUmask(), Required.isTrue(json.getCopyPermissions()), FILE_MODE));
    }

    private static MissingParents parents(@Nullable Boolean create) {
        return Required.isTrue(create) ? MissingParents.CREATE : MissingParents.FAIL;
    }

    static Change symlink(SymlinkJson json) {
        return new Change.Symlink(path(json.getPath(), "path"), Required.field(json.getTarget(), "target"));
    }

    static Change rename(RenameJson json) {
        return new Change.Rename(
                locator(json.getFrom(), "from"),
                path(json.getTo(), "to"),
                Required.isTrue(json.getReplace()) ? OnExisting.REPLACE : OnExisting.FAIL);
    }

    static Change unlink(UnlinkJson json) {
        return new Change.Unlink(locator(json.getEntry(), "entry"));
    }

    static Change remove(RemoveJson json) {
        return new Change.Remove(locator(json.getEntry(), "entry"));
    }

    static Change rmdir(RmdirJson json) {
        return new Change.Rmdir(path(json.getPath(), "path"));
    }

    static Change removeTree(RemoveTreeJson json) {
        return new Change.RemoveTree(path(json.getPath(), "path"));
    }

    static Change setTimes(SetTimesJson json) {
        return new Change.SetTimes(locator(json.getEntry(), "entry"), json.getModified(), json.getAccessed());
    }

    static Change setContent(SetContentJson json) {
        return new Change.SetContent(
                locator(json.getFile(), "file"),
                json.getSize(),
                json.getChecksums() == null ? null : checksums(json.getChecksums()));
    }

    static Change setComment(SetCommentJson json) {
        return new Change.SetComment(locator(json.getEntry(), "entry"), json.getComment());
    }
}
