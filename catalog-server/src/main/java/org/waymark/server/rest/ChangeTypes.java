package org.waymark.server.rest;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Operation;
import org.waymark.wsdl.rest.model.AddPrincipalJson;
import org.waymark.wsdl.rest.model.AddReplicaJson;
import org.waymark.wsdl.rest.model.AddSchemaAttributesJson;
import org.waymark.wsdl.rest.model.ChangeJson;
import org.waymark.wsdl.rest.model.ChmodJson;
import org.waymark.wsdl.rest.model.ChownJson;
import org.waymark.wsdl.rest.model.ClearAttributesJson;
import org.waymark.wsdl.rest.model.CreateFileJson;
import org.waymark.wsdl.rest.model.CreateSchemaJson;
import org.waymark.wsdl.rest.model.DropSchemaJson;
import org.waymark.wsdl.rest.model.MkdirJson;
import org.waymark.wsdl.rest.model.ModifyAclJson;
import org.waymark.wsdl.rest.model.NewReplicaJson;
import org.waymark.wsdl.rest.model.RegisterJson;
import org.waymark.wsdl.rest.model.RemoveJson;
import org.waymark.wsdl.rest.model.RemoveReplicaJson;
import org.waymark.wsdl.rest.model.RemoveSchemaAttributesJson;
import org.waymark.wsdl.rest.model.RemoveTreeJson;
import org.waymark.wsdl.rest.model.RenameJson;
import org.waymark.wsdl.rest.model.RmdirJson;
import org.waymark.wsdl.rest.model.SetAclJson;
import org.waymark.wsdl.rest.model.SetAttributesJson;
import org.waymark.wsdl.rest.model.SetCommentJson;
import org.waymark.wsdl.rest.model.SetContentJson;
import org.waymark.wsdl.rest.model.SetReplicaJson;
import org.waymark.wsdl.rest.model.SetSchemaJson;
import org.waymark.wsdl.rest.model.SetTimesJson;
import org.waymark.wsdl.rest.model.SymlinkJson;
import org.waymark.wsdl.rest.model.UnlinkJson;

/** Which change a JSON object with an {@code op} stands for. */
final class ChangeTypes {

    private static final Map<String, Operation> OPERATIONS =
            Arrays.stream(Operation.values()).collect(Collectors.toUnmodifiableMap(Operation::wireName, op -> op));

    /** A JSON object with what it is about and with the change that it stands for. */
    private record Reading<J extends ChangeJson>(
            J json, Function<J, @Nullable String> subject, Function<J, Change> change) {

        Change read() {
            return change.apply(json);
        }

        String key() {
            String text = subject.apply(json);
            return text == null ? "" : text;
        }
    }

    private ChangeTypes() {}

    /** @throws CatalogException as the constructors of the change and its parts do */
    static Change read(ChangeJson json) {
        return reading(json).read();
    }

    /** The text that the caller sent for what the change is about; empty when there is none. */
    static String key(ChangeJson json) {
        return reading(json).key();
    }

    private static Reading<?> reading(ChangeJson json) {
        Operation operation = OPERATIONS.get(json.getOp());
        return switch (operation) {
            case MKDIR -> new Reading<>((MkdirJson) json, MkdirJson::getPath, NamespaceTypes::mkdir);
            case CREATE_FILE ->
                new Reading<>((CreateFileJson) json, CreateFileJson::getPath, NamespaceTypes::createFile);
            case REGISTER -> new Reading<>((RegisterJson) json, RegisterJson::getPath, NamespaceTypes::register);
            case SYMLINK -> new Reading<>((SymlinkJson) json, SymlinkJson::getPath, NamespaceTypes::symlink);
            case RENAME -> new Reading<>((RenameJson) json, RenameJson::getFrom, NamespaceTypes::rename);
            case UNLINK -> new Reading<>((UnlinkJson) json, UnlinkJson::getEntry, NamespaceTypes::unlink);
            case REMOVE -> new Reading<>((RemoveJson) json, RemoveJson::getEntry, NamespaceTypes::remove);
            case RMDIR -> new Reading<>((RmdirJson) json, RmdirJson::getPath, NamespaceTypes::rmdir);
            case REMOVE_TREE ->
                new Reading<>((RemoveTreeJson) json, RemoveTreeJson::getPath, NamespaceTypes::removeTree);
            case SET_TIMES -> new Reading<>((SetTimesJson) json, SetTimesJson::getEntry, NamespaceTypes::setTimes);
            case SET_CONTENT ->
                new Reading<>((SetContentJson) json, SetContentJson::getFile, NamespaceTypes::setContent);
            case SET_COMMENT ->
                new Reading<>((SetCommentJson) json, SetCommentJson::getEntry, NamespaceTypes::setComment);
            case ADD_REPLICA -> new Reading<>((AddReplicaJson) json, ChangeTypes::sfn, ReplicaChangeTypes::add);
            case REMOVE_REPLICA ->
                new Reading<>((RemoveReplicaJson) json, RemoveReplicaJson::getSfn, ReplicaChangeTypes::remove);
            case SET_REPLICA -> new Reading<>((SetReplicaJson) json, SetReplicaJson::getSfn, ReplicaChangeTypes::set);
            case CHMOD -> new Reading<>((ChmodJson) json, ChmodJson::getEntry, AccessTypes::chmod);
            case CHOWN -> new Reading<>((ChownJson) json, ChownJson::getEntry, AccessTypes::chown);
            case SET_ACL -> new Reading<>((SetAclJson) json, SetAclJson::getEntry, AccessTypes::setAcl);
            case MODIFY_ACL -> new Reading<>((ModifyAclJson) json, ModifyAclJson::getEntry, AccessTypes::modifyAcl);
            case SET_ATTRIBUTES ->
                new Reading<>(
                        (SetAttributesJson) json, SetAttributesJson::getEntry, AttributeChangeTypes::setAttributes);
            case CLEAR_ATTRIBUTES ->
                new Reading<>(
                        (ClearAttributesJson) json,
                        ClearAttributesJson::getEntry,
                        AttributeChangeTypes::clearAttributes);
            case SET_SCHEMA ->
                new Reading<>((SetSchemaJson) json, SetSchemaJson::getEntry, AttributeChangeTypes::setSchema);
            case CREATE_SCHEMA ->
                new Reading<>((CreateSchemaJson) json, CreateSchemaJson::getSchema, AttributeChangeTypes::createSchema);
            case ADD_SCHEMA_ATTRIBUTES ->
                new Reading<>(
                        (AddSchemaAttributesJson) json,
                        AddSchemaAttributesJson::getSchema,
                        AttributeChangeTypes::addSchemaAttributes);
            case REMOVE_SCHEMA_ATTRIBUTES ->
                new Reading<>(
                        (RemoveSchemaAttributesJson) json,
                        RemoveSchemaAttributesJson::getSchema,
                        AttributeChangeTypes::removeSchemaAttributes);
            case DROP_SCHEMA ->
                new Reading<>((DropSchemaJson) json, DropSchemaJson::getSchema, AttributeChangeTypes::dropSchema);
            case ADD_PRINCIPAL ->
                new Reading<>((AddPrincipalJson) json, AddPrincipalJson::getName, AccessTypes::addPrincipal);
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
                    DESCRIBE_SERVICE ->
                throw CatalogException.invalid(operation.wireName() + " changes nothing and has no place in a message");
        };
    }

    private static @Nullable String sfn(AddReplicaJson change) {
        NewReplicaJson replica = change.getReplica();
        return replica == null ? null : replica.getSfn();
    }
}
