package org.waymark.cli.tx;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.LastReplica;
import org.waymark.api.Locator;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.OnExisting;
import org.waymark.api.Operation;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.api.StorageUrl;
import org.waymark.cli.text.Fields;

/** Reads one change: its operation in the field {@code op}, and the fields that the contract gives to that operation. */
final class JsonChange {

    private JsonChange() {}

    static Change read(Fields fields) {
        Operation operation = operation(fields.text("op"));
        Change change = switch (operation) {
            case MKDIR -> mkdir(fields);
            case CREATE_FILE -> createFile(fields);
            case REGISTER -> register(fields);
            case SYMLINK -> new Change.Symlink(path(fields, "path"), fields.text("target"));
            case RENAME ->
                new Change.Rename(
                        locator(fields, "from"),
                        path(fields, "to"),
                        fields.flag("replace") ? OnExisting.REPLACE : OnExisting.FAIL);
            case UNLINK -> new Change.Unlink(locator(fields, "entry"));
            case REMOVE -> new Change.Remove(locator(fields, "entry"));
            case RMDIR -> new Change.Rmdir(path(fields, "path"));
            case REMOVE_TREE -> new Change.RemoveTree(path(fields, "path"));
            case SET_TIMES ->
                new Change.SetTimes(locator(fields, "entry"), time(fields, "modified"), time(fields, "accessed"));
            case SET_CONTENT -> setContent(fields);
            case SET_COMMENT -> new Change.SetComment(locator(fields, "entry"), fields.optionalText("comment"));
            case ADD_REPLICA ->
                new Change.AddReplica(locator(fields, "file"), JsonReplica.read(fields.object("replica")));
            case REMOVE_REPLICA -> removeReplica(fields);
            case SET_REPLICA -> JsonReplica.change(fields);
            case CHMOD -> chmod(fields);
            case CHOWN -> chown(fields);
            case SET_ACL -> JsonAcl.set(fields);
            case MODIFY_ACL -> JsonAcl.modify(fields);
            case SET_ATTRIBUTES -> JsonAttributes.set(fields);
            case CLEAR_ATTRIBUTES -> JsonAttributes.clear(fields);
            case SET_SCHEMA -> JsonAttributes.setSchema(fields);
            case CREATE_SCHEMA -> JsonAttributes.createSchema(fields);
            case ADD_SCHEMA_ATTRIBUTES -> JsonAttributes.addToSchema(fields);
            case REMOVE_SCHEMA_ATTRIBUTES -> JsonAttributes.removeFromSchema(fields);
            case DROP_SCHEMA -> JsonAttributes.dropSchema(fields);
            case ADD_PRINCIPAL -> addPrincipal(fields);
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
                    DESCRIBE_SERVICE -> throw CatalogException.invalid(operation.wireName() + " changes nothing");
        };
        fields.requireNoOthers();
        return change;
    }

    private static Operation operation(String wireName) {
        for (Operation operation : Operation.values()) {
            if (operation.wireName().equals(wireName)) {
                return operation;
            }
        }
        throw CatalogException.invalid("unknown operation '" + wireName + "'");
    }

    private static Change mkdir(Fields fields) {
        return new Change.Mkdir(
                path(fields, "path"), parents(fields), start(fields, InitialPermissions.DEFAULT_FOR_DIRECTORY));
    }

    private static Change createFile(Fields fields) {
        Long size = fields.optionalNumber("size");
        return new Change.CreateFile(
                path(fields, "path"),
                guid(fields),
                size == null ? 0 : size,
                checksums(fields.optionalList("checksums")),
                parents(fields),
                start(fields, InitialPermissions.DEFAULT_FOR_FILE));
    }

    private static Change register(Fields fields) {
        return new Change.Register(
                path(fields, "path"),
                guid(fields),
                fields.number("size"),
                checksums(fields.optionalList("checksums")),
                JsonReplica.readAll(fields.optionalList("replicas")),
                parents(fields),
                start(fields, InitialPermissions.DEFAULT_FOR_FILE));
    }

    private static Change setContent(Fields fields) {
        List<Object> checksums = fields.optionalList("checksums");
        return new Change.SetContent(
                locator(fields, "file"),
                fields.optionalNumber("size"),
                checksums == null ? null : checksums(checksums));
    }

    private static Change removeReplica(Fields fields) {
        String file = fields.optionalText("file");
        return new Change.RemoveReplica(
                new StorageUrl(fields.text("sfn")),
                file == null ? null : Locator.parse(file),
                fields.flag("removeFileWithLast") ? LastReplica.REMOVE_FILE : LastReplica.KEEP_FILE);
    }

    private static Change chmod(Fields fields) {
        String mode = fields.text("mode");
        ModeChange.Grammar grammar = Constants.parse(ModeChange.Grammar.values(), fields.optionalText("grammar"));
        return new Change.Chmod(
                locator(fields, "entry"),
                grammar == null ? ModeChange.parse(mode) : ModeChange.parse(mode, grammar),
                recursion(fields));
    }

    private static Change chown(Fields fields) {
        return new Change.Chown(
                locator(fields, "entry"),
                fields.optionalText("owner"),
                fields.optionalText("group"),
                Boolean.FALSE.equals(fields.optionalFlag("follow")) ? Follow.NO : Follow.YES,
                recursion(fields));
    }

    private static Change addPrincipal(Fields fields) {
        Principal.Kind kind = Constants.parse(Principal.Kind.values(), fields.text("kind"), Principal.Kind.USER);
        return new Change.AddPrincipal(new Principal(kind, fields.text("name")));
    }

    static CatalogPath path(Fields fields, String name) {
        return CatalogPath.parse(fields.text(name));
    }

    static Locator locator(Fields fields, String name) {
        return Locator.parse(fields.text(name));
    }

    static Recursion recursion(Fields fields) {
        return fields.flag("recursive") ? Recursion.TREE : Recursion.ENTRY;
    }

    static @Nullable Instant time(Fields fields, String name) {
        String text = fields.optionalText(name);
        try {
            return text == null ? null : Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw CatalogException.invalid(
                    "the field '" + name + "' is a time as 2026-11-21T08:53:07.123Z, not " + text);
        }
    }

    private static @Nullable Guid guid(Fields fields) {
        String text = fields.optionalText("guid");
        return text == null ? null : Guid.parse(text);
    }

    private static Checksums checksums(@Nullable List<Object> values) {
        List<Checksum> checksums = new ArrayList<>();
        for (Object value : values == null ? List.of() : values) {
            checksums.add(Checksum.parse(String.valueOf(value)));
        }
        return new Checksums(checksums);
    }

    private static MissingParents parents(Fields fields) {
        return fields.flag("parents") ? MissingParents.CREATE : MissingParents.FAIL;
    }

    private static InitialPermissions start(Fields fields, InitialPermissions usual) {
        String mode = fields.optionalText("mode");
        String umask = fields.optionalText("umask");
        if (fields.flag("copyPermissions")) {
            return new InitialPermissions.CopyOfParent();
        }
        if (mode == null && umask == null) {
            return usual;
        }
        InitialPermissions.ByMode byDefault = (InitialPermissions.ByMode) usual;
        return new InitialPermissions.ByMode(
                mode == null ? byDefault.mode() : Mode.parse(mode),
                umask == null ? InitialPermissions.DEFAULT_UMASK : Mode.parse(umask));
    }
}
