package org.waymark.client.form;

import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.InitialPermissions;
import org.waymark.api.InitialPermissions.ByMode;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;

/** The fields of changes to the tree and to what is recorded of an entry. */
final class EntryChangeForm {

    private EntryChangeForm() {}

    static FormWriter mkdir(Change.Mkdir change, FormWriter out) {
        out.field("path", change.path().text());
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_DIRECTORY, out);
    }

    static FormWriter createFile(Change.CreateFile change, FormWriter out) {
        out.field("path", change.path().text()).textOf("guid", change.guid()).field("size", change.size());
        some(change.checksums(), out);
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_FILE, out);
    }

    static FormWriter register(Change.Register change, FormWriter out) {
        out.field("path", change.path().text()).textOf("guid", change.guid()).field("size", change.size());
        some(change.checksums(), out);
        some(change.replicas(), out);
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_FILE, out);
    }

    static FormWriter symlink(Change.Symlink change, FormWriter out) {
        return out.field("path", change.path().text()).field("target", change.target());
    }

    static FormWriter rename(Change.Rename change, FormWriter out) {
        return out.field("from", change.from().text())
                .field("to", change.to().text())
                .mark("replace", change.onExisting() == OnExisting.REPLACE);
    }

    static FormWriter setTimes(Change.SetTimes change, FormWriter out) {
        return out.field("entry", change.entry().text())
                .field("modified", change.modified())
                .field("accessed", change.accessed());
    }

    static FormWriter setContent(Change.SetContent change, FormWriter out) {
        out.field("file", change.file().text()).field("size", change.size());
        Checksums checksums = change.checksums();
        return checksums == null
                ? out
                : out.beginWhole("checksums", "checksum")
                        .list(checksums.all(), ChecksumForm.FORM)
                        .endWhole();
    }

    static FormWriter setComment(Change.SetComment change, FormWriter out) {
        return out.field("entry", change.entry().text()).field("comment", change.comment());
    }

    private static void some(Checksums checksums, FormWriter out) {
        if (!checksums.isEmpty()) {
            out.name("checksums").list(checksums.all(), ChecksumForm.FORM);
        }
    }

    private static void some(List<NewReplica> replicas, FormWriter out) {
        if (!replicas.isEmpty()) {
            out.name("replicas").beginArray();
            for (NewReplica replica : replicas) {
                ReplicaChangeForm.write(replica, out);
            }
            out.endArray();
        }
    }

    private static FormWriter start(
            MissingParents parents, InitialPermissions permissions, InitialPermissions usual, FormWriter out) {
        out.mark("parents", parents == MissingParents.CREATE);
        if (permissions.equals(usual)) {
            return out;
        }
        return permissions instanceof ByMode given
                ? out.field("mode", ModeForm.text(given.mode())).field("umask", ModeForm.text(given.umask()))
                : out.mark("copyPermissions", true);
    }
}
