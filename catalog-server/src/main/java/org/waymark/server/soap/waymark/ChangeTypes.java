package org.waymark.server.soap.waymark;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Operation;
import org.waymark.api.Operation.Access;
import org.waymark.server.soap.SoapElement;

/** Which change an element stands for, by the element's name. */
final class ChangeTypes {

    private static final Map<String, Operation> WRITES = Arrays.stream(Operation.values())
            .filter(operation -> operation.access() == Access.WRITE)
            .collect(Collectors.toUnmodifiableMap(Operation::wireName, operation -> operation));

    /**
     * How to read an operation's element.
     *
     * @param subject the element that holds what the change is about
     */
    private record Reading(String subject, Function<Fields, Change> change) {}

    private ChangeTypes() {}

    /**
     * Takes the change that {@code element} stands for.
     *
     * @throws CatalogException INVALID_ARGUMENT if no change has this name
     */
    static void add(SoapElement element, BulkItems<Change, Effect> changes) {
        Operation operation = WRITES.get(element.name());
        if (operation == null || !element.namespace().equals(WaymarkEndpoint.NAMESPACE)) {
            throw CatalogException.invalid("the element '%s' is not a change that a message can hold"
                    .formatted(Fields.shown("{" + element.namespace() + "}" + element.name())));
        }
        changes.add(() -> key(operation, element), () -> read(operation, element));
    }

    private static Change read(Operation operation, SoapElement element) {
        Fields fields = new Fields(element);
        Change change = reading(operation).change().apply(fields);
        fields.requireNothingElse();
        return change;
    }

    /** The text that the caller sent for what the change is about; empty when there is none. */
    private static String key(Operation operation, SoapElement element) {
        SoapElement holder = operation == Operation.ADD_REPLICA ? element.child("replica") : element;
        String subject = holder == null ? null : holder.text(reading(operation).subject());
        return subject == null ? "" : subject;
    }

    private static Reading reading(Operation operation) {
        return switch (operation) {
            case MKDIR -> new Reading("path", NamespaceTypes::mkdir);
            case CREATE_FILE -> new Reading("path", NamespaceTypes::createFile);
            case REGISTER -> new Reading("path", NamespaceTypes::register);
            case SYMLINK -> new Reading("path", NamespaceTypes::symlink);
            case RENAME -> new Reading("from", NamespaceTypes::rename);
            case UNLINK -> new Reading("entry", NamespaceTypes::unlink);
            case REMOVE -> new Reading("entry", NamespaceTypes::remove);
            case RMDIR -> new Reading("path", NamespaceTypes::rmdir);
            case REMOVE_TREE -> new Reading("path", NamespaceTypes::removeTree);
            case SET_TIMES -> new Reading("entry", NamespaceTypes::setTimes);
            case SET_CONTENT -> new Reading("file", NamespaceTypes::setContent);
            case SET_COMMENT -> new Reading("entry", NamespaceTypes::setComment);
            case ADD_REPLICA -> new Reading("sfn", ReplicaChangeTypes::add);
            case REMOVE_REPLICA -> new Reading("sfn", ReplicaChangeTypes::remove);
            case SET_REPLICA -> new Reading("sfn", ReplicaChangeTypes::set);
            case CHMOD -> new Reading("entry", AccessTypes::chmod);
            case CHOWN -> new Reading("entry", AccessTypes::chown);
            case SET_ACL -> new Reading("entry", AccessTypes::setAcl);
            case MODIFY_ACL -> new Reading("entry", AccessTypes::modifyAcl);
            case SET_ATTRIBUTES -> new Reading("entry", AttributeChangeTypes::set);
            case CLEAR_ATTRIBUTES -> new Reading("entry", AttributeChangeTypes::clear);
            case SET_SCHEMA -> new Reading("entry", AttributeChangeTypes::setSchema);
            case CREATE_SCHEMA -> new Reading("schema", AttributeChangeTypes::createSchema);
            case ADD_SCHEMA_ATTRIBUTES -> new Reading("schema", AttributeChangeTypes::addToSchema);
            case REMOVE_SCHEMA_ATTRIBUTES -> new Reading("schema", AttributeChangeTypes::removeFromSchema);
            case DROP_SCHEMA -> new Reading("schema", AttributeChangeTypes::dropSchema);
            case ADD_PRINCIPAL -> new Reading("name", AccessTypes::addPrincipal);
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
}
