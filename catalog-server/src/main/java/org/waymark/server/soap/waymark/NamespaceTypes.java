package org.waymark.server.soap.waymark;

import static org.waymark.server.soap.waymark.EntryTypes.checksums;
import static org.waymark.server.soap.waymark.EntryTypes.guid;
import static org.waymark.server.soap.waymark.EntryTypes.locator;
import static org.waymark.server.soap.waymark.EntryTypes.path;

import org.waymark.api.Change;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.OnExisting;
import org.waymark.server.wire.Modes;

/** Changes of the tree on the wire. */
final class NamespaceTypes {

    private static final int DIRECTORY_MODE = 0777;
    private static final int FILE_MODE = 0666;

    private NamespaceTypes() {}

    static Change mkdir(Fields fields) {
        return new Change.Mkdir(path(fields, "path"), parents(fields), initial(fields, DIRECTORY_MODE));
    }

    static Change createFile(Fields fields) {
        Long size = fields.number("size");
        return new Change.CreateFile(
                path(fields, "path"),
                guid(fields),
                size == null ? 0 : size,
                checksums(fields.texts("checksums")),
                parents(fields),
                initial(fields, FILE_MODE));
    }

    static Change register(Fields fields) {
        return new Change.Register(
                path(fields, "path"),
                guid(fields),
                fields.requireNumber("size"),
                checksums(fields.texts("checksums")),
                fields.all("replicas").stream().map(ReplicaTypes::read).toList(),
                parents(fields),
                initial(fields, FILE_MODE));
    }

    static Change symlink(Fields fields) {
        return new Change.Symlink(path(fields, "path"), fields.requireText("target"));
    }

    static Change rename(Fields fields) {
        return new Change.Rename(
                locator(fields, "from"),
                path(fields, "to"),
                fields.flag("replace", false) ? OnExisting.REPLACE : OnExisting.FAIL);
    }

    static Change unlink(Fields fields) {
        return new Change.Unlink(locator(fields, "entry"));
    }

    static Change remove(Fields fields) {
        return new Change.Remove(locator(fields, "entry"));
    }

    static Change rmdir(Fields fields) {
        return new Change.Rmdir(path(fields, "path"));
    }

    static Change removeTree(Fields fields) {
        return new Change.RemoveTree(path(fields, "path"));
    }

    static Change setTimes(Fields fields) {
        return new Change.SetTimes(locator(fields, "entry"), fields.time("modified"), fields.time("accessed"));
    }

    static Change setContent(Fields fields) {
        Fields list = fields.find("checksums");
        Change change = new Change.SetContent(
                locator(fields, "file"),
                fields.number("size"),
                list == null ? null : checksums(list.texts("checksum")));
        if (list != null) {
            list.requireNothingElse();
        }
        return change;
    }

    static Change setComment(Fields fields) {
        return new Change.SetComment(locator(fields, "entry"), fields.text("comment"));
    }

    private static MissingParents parents(Fields fields) {
        return fields.flag("parents", false) ? MissingParents.CREATE : MissingParents.FAIL;
    }

    private static InitialPermissions initial(Fields fields, int unlessGiven) {
        return Modes.initial(
                fields.text("mode"), fields.text("umask"), fields.flag("copyPermissions", false), unlessGiven);
    }
}
