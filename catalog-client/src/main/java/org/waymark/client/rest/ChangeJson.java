package org.waymark.client.rest;

import org.waymark.api.Change;
import org.waymark.client.json.JsonWriter;

/** One change of a message: its operation in the field {@code op}, then what differs from the contract's defaults. */
final class ChangeJson {

    private ChangeJson() {}

    static void write(Change change, JsonWriter out) {
        out.beginObject().field("op", change.operation().wireName());
        fields(change, out).endObject();
    }

    /** By operation rather than by class, so that the compiler finds what is missing. */
    private static JsonWriter fields(Change change, JsonWriter out) {
        return switch (change.operation()) {
            case MKDIR -> EntryChangeJson.mkdir((Change.Mkdir) change, out);
            case CREATE_FILE -> EntryChangeJson.createFile((Change.CreateFile) change, out);
            case REGISTER -> EntryChangeJson.register((Change.Register) change, out);
            case SYMLINK -> EntryChangeJson.symlink((Change.Symlink) change, out);
            case RENAME -> EntryChangeJson.rename((Change.Rename) change, out);
            case UNLINK, REMOVE -> out.field("entry", change.key());
            case RMDIR, REMOVE_TREE -> out.field("path", change.key());
            case SET_TIMES -> EntryChangeJson.setTimes((Change.SetTimes) change, out);
            case SET_CONTENT -> EntryChangeJson.setContent((Change.SetContent) change, out);
            case SET_COMMENT -> EntryChangeJson.setComment((Change.SetComment) change, out);
            case ADD_REPLICA -> ReplicaChangeJson.add((Change.AddReplica) change, out);
            case REMOVE_REPLICA -> ReplicaChangeJson.remove((Change.RemoveReplica) change, out);
            case SET_REPLICA -> ReplicaChangeJson.set((Change.SetReplica) change, out);
            case CHMOD -> AccessChangeJson.chmod((Change.Chmod) change, out);
            case CHOWN -> AccessChangeJson.chown((Change.Chown) change, out);
            case SET_ACL -> AccessChangeJson.setAcl((Change.SetAcl) change, out);
            case MODIFY_ACL -> AccessChangeJson.modifyAcl((Change.ModifyAcl) change, out);
            case ADD_PRINCIPAL -> AccessChangeJson.addPrincipal((Change.AddPrincipal) change, out);
            case STAT,
                    LIST,
                    FIND,
                    DU,
                    LINKS,
                    LIST_REPLICAS,
                    FIND_REPLICAS,
                    GET_ACL,
                    CHECK_PERMISSION,
                    LIST_PRINCIPALS,
                    LIST_CHANGES,
                    DESCRIBE_SERVICE -> throw new IllegalStateException(change.operation() + " changes nothing");
        };
    }
}
