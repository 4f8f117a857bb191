package org.waymark.client.form;

import org.waymark.api.AttributeChange;
import org.waymark.api.Change;

/** One change of a message: its operation in the field {@code op}, then what differs from the contract's defaults. */
final class ChangeForm {

    private ChangeForm() {}

    static void write(Change change, FormWriter out) {
        out.beginChoice("op", change.operation().wireName());
        fields(change, out).endObject();
    }

    /** By operation rather than by class, so that the compiler finds what is missing. */
    private static FormWriter fields(Change change, FormWriter out) {
        return switch (change.operation()) {
            case MKDIR -> EntryChangeForm.mkdir((Change.Mkdir) change, out);
            case CREATE_FILE -> EntryChangeForm.createFile((Change.CreateFile) change, out);
            case REGISTER -> EntryChangeForm.register((Change.Register) change, out);
            case SYMLINK -> EntryChangeForm.symlink((Change.Symlink) change, out);
            case RENAME -> EntryChangeForm.rename((Change.Rename) change, out);
            case UNLINK, REMOVE -> out.field("entry", change.key());
            case RMDIR, REMOVE_TREE -> out.field("path", change.key());
            case SET_TIMES -> EntryChangeForm.setTimes((Change.SetTimes) change, out);
            case SET_CONTENT -> EntryChangeForm.setContent((Change.SetContent) change, out);
            case SET_COMMENT -> EntryChangeForm.setComment((Change.SetComment) change, out);
            case ADD_REPLICA -> ReplicaChangeForm.add((Change.AddReplica) change, out);
            case REMOVE_REPLICA -> ReplicaChangeForm.remove((Change.RemoveReplica) change, out);
            case SET_REPLICA -> ReplicaChangeForm.set((Change.SetReplica) change, out);
            case CHMOD -> AccessChangeForm.chmod((Change.Chmod) change, out);
            case CHOWN -> AccessChangeForm.chown((Change.Chown) change, out);
            case SET_ACL -> AccessChangeForm.setAcl((Change.SetAcl) change, out);
            case MODIFY_ACL -> AccessChangeForm.modifyAcl((Change.ModifyAcl) change, out);
            case SET_ATTRIBUTES -> AttributeChangeForm.setAttributes((AttributeChange.SetAttributes) change, out);
            case CLEAR_ATTRIBUTES -> AttributeChangeForm.clearAttributes((AttributeChange.ClearAttributes) change, out);
            case SET_SCHEMA -> AttributeChangeForm.setSchema((AttributeChange.SetSchema) change, out);
            case CREATE_SCHEMA -> AttributeChangeForm.createSchema((AttributeChange.CreateSchema) change, out);
            case ADD_SCHEMA_ATTRIBUTES ->
                AttributeChangeForm.addSchemaAttributes((AttributeChange.AddSchemaAttributes) change, out);
            case REMOVE_SCHEMA_ATTRIBUTES ->
                AttributeChangeForm.removeSchemaAttributes((AttributeChange.RemoveSchemaAttributes) change, out);
            case DROP_SCHEMA -> out.field("schema", change.key());
            case ADD_PRINCIPAL -> AccessChangeForm.addPrincipal((Change.AddPrincipal) change, out);
            case STAT,
                    LIST,
                    FIND,
                    DU,
                    LINKS,
                    LIST_REPLICAS,
                    FIND_REPLICAS,
                    GET_ACL,
                    CHECK_PERMISSION,
                    GET_ATTRIBUTES,
                    QUERY,
                    LIST_SCHEMAS,
                    DESCRIBE_SCHEMAS,
                    LIST_PRINCIPALS,
                    LIST_CHANGES,
                    DESCRIBE_SERVICE -> throw new IllegalStateException(change.operation() + " changes nothing");
        };
    }
}
