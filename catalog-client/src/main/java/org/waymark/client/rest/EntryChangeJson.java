package org.waymark.client.rest;

import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.InitialPermissions;
import org.waymark.api.InitialPermissions.ByMode;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;
import org.waymark.client.json.ChecksumJson;
import org.waymark.client.json.JsonWriter;
import org.waymark.client.json.ModeJson;

/** The fields of changes to the tree and to what is recorded of an entry. */
final class EntryChangeJson {

    private EntryChangeJson() {}

    static JsonWriter mkdir(Change.Mkdir change, JsonWriter out) {
        out.field("path", change.path().text());
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_DIRECTORY, out);
    }

    static JsonWriter createFile(Change.CreateFile change, JsonWriter out) {
        out.field("path", change.path().text()).textOf("guid", change.guid()).field("size", change.size());
        some(change.checksums(), out);
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_FILE, out);
    }

    static JsonWriter register(Change.Register change, JsonWriter out) {
        out.field("path", change.path().text()).textOf("guid", change.guid()).field("size", change.size());
        some(change.checksums(), out);
        some(change.replicas(), out);
        return start(change.parents(), change.permissions(), InitialPermissions.DEFAULT_FOR_FILE, out);
    }

    static JsonWriter symlink(Change.Symlink change, JsonWriter out) {
        return out.field("path", change.path().text()).field("target", change.target());
    }

    static JsonWriter rename(Change.Rename change, JsonWriter out) {
        return out.field("from", change.from().text())
                .field("to", change.to().text())
                .mark("replace", change.onExisting() == OnExisting.REPLACE);
    }

    static JsonWriter setTimes(Change.SetTimes change, JsonWriter out) {
        return out.field("entry", change.entry().text())
                .field("modified", change.modified())
                .field("accessed", change.accessed());
    }

    static JsonWriter setContent(Change.SetContent change, JsonWriter out) {
        out.field("file", change.file().text()).field("size", change.size());
        Checksums checksums = change.checksums();
        return checksums == null ? out : out.name("checksums").list(checksums.all(), ChecksumJson.FORM);
    }

    static JsonWriter setComment(Change.SetComment change, JsonWriter out) {
        return out.field("entry", change.entry().text()).field("comment", change.comment());
    }

    private static void some(Checksums checksums, JsonWriter out) {
        if (!checksums.isEmpty()) {
            out.name("checksums").list(checksums.all(), ChecksumJson.FORM);
        }
    }

    private static void some(List<NewReplica> replicas, JsonWriter out) {
        if (!replicas.isEmpty()) {
            out.name("replicas").beginArray();
            for (NewReplica replica : replicas) {
                ReplicaChangeJson.write(replica, out);
            }
            out.endArray();
        }
    }

    private static JsonWriter start(
            MissingParents parents, InitialPermissions permissions, InitialPermissions usual, JsonWriter out) {
        out.mark("parents", parents == MissingParents.CREATE);
        if (permissions.equals(usual)) {
            return out;
        }
        return permissions instanceof ByMode given
                ? out.field("mode", ModeJson.text(given.mode())).field("umask", ModeJson.text(given.umask()))
                : out.mark("copyPermissions", true);
    }
}
