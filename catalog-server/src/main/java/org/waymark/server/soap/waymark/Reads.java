package org.waymark.server.soap.waymark;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Decision;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.EntryAttributes;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Query;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.Usage;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapWriter;

/** The operations that leave the catalog as it is: what the request of each asks the catalog. */
final class Reads {

    /** A call to the catalog. */
    interface Call extends Function<CatalogOperations, SoapAnswer> {}

    private Reads() {}

    /** @throws CatalogException if the request is none of the operation */
    static Call decode(Operation operation, Fields request) {
        return switch (operation) {
            case STAT -> stat(request);
            case LIST -> list(request);
            case FIND -> find(request);
            case DU -> Reads.<Usage>each(request.texts("entries"), CatalogOperations::du, EntryTypes::write);
            case LINKS ->
                Reads.<List<CatalogPath>>each(request.texts("entries"), CatalogOperations::links, EntryTypes::write);
            case LIST_REPLICAS ->
                Reads.<List<Replica>>each(request.texts("files"), CatalogOperations::listReplicas, ReplicaTypes::write);
            case FIND_REPLICAS -> findReplicas(request);
            case GET_ACL -> Reads.<EntryAcl>each(request.texts("entries"), CatalogOperations::getAcl, AclTypes::write);
            case CHECK_PERMISSION -> checkPermission(request);
            case GET_ATTRIBUTES -> getAttributes(request);
            case QUERY -> query(request);
            case LIST_SCHEMAS -> listSchemas(request);
            case DESCRIBE_SCHEMAS -> describeSchemas(request);
            case LIST_PRINCIPALS -> listPrincipals(request);
            case LIST_CHANGES -> listChanges(request);
            case DESCRIBE_SERVICE -> catalog -> to -> ServiceTypes.write(to, catalog.describeService());
            case MKDIR,
                    CREATE_FILE,
                    REGISTER,
                    SYMLINK,
                    RENAME,
                    UNLINK,
                    REMOVE,
                    RMDIR,
                    REMOVE_TREE,
                    SET_TIMES,
                    SET_CONTENT,
                    SET_COMMENT,
                    ADD_REPLICA,
                    REMOVE_REPLICA,
                    SET_REPLICA,
                    CHMOD,
                    CHOWN,
                    SET_ACL,
                    MODIFY_ACL,
                    SET_ATTRIBUTES,
                    CLEAR_ATTRIBUTES,
                    SET_SCHEMA,
                    CREATE_SCHEMA,
                    ADD_SCHEMA_ATTRIBUTES,
                    REMOVE_SCHEMA_ATTRIBUTES,
                    DROP_SCHEMA,
                    ADD_PRINCIPAL ->
                throw CatalogException.invalid(operation.wireName() + " is a change and travels in a message");
        };
    }

    /** What becomes of each of the entries that {@code locators} name. */
    private static <T> Call each(
            List<String> locators,
            BiFunction<CatalogOperations, List<Locator>, List<Outcome<T>>> ask,
            BiConsumer<SoapWriter, T> value) {
        BulkItems<Locator, T> items = BulkItems.ofLocators(locators);
        return catalog -> OutcomeTypes.outcomes(items.each(entries -> ask.apply(catalog, entries)), value);
    }

    private static Call stat(Fields request) {
        Follow follow = EntryTypes.follow(request);
        return Reads.<Entry>each(
                request.texts("entries"), (catalog, entries) -> catalog.stat(entries, follow), EntryTypes::write);
    }

    private static Call list(Fields request) {
        Locator directory = EntryTypes.locator(request, "dir");
        Glob pattern = EntryTypes.pattern(request);
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.list(directory, pattern, page), EntryTypes::write);
    }

    private static Call find(Fields request) {
        FindRequest wanted = EntryTypes.find(request);
        return catalog -> OutcomeTypes.stream(sink -> catalog.find(wanted, sink));
    }

    private static Call findReplicas(Fields request) {
        ReplicaQuery query = ReplicaTypes.query(request);
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.findReplicas(query, page), ReplicaTypes::write);
    }

    private static Call checkPermission(Fields request) {
        Rights wanted = Rights.parse(request.requireText("rights"));
        return Reads.<Decision>each(
                request.texts("entries"),
                (catalog, entries) -> catalog.checkPermission(entries, wanted),
                AclTypes::write);
    }

    private static Call getAttributes(Fields request) {
        List<String> names = request.texts("names");
        return Reads.<EntryAttributes>each(
                request.texts("entries"),
                (catalog, entries) -> catalog.getAttributes(entries, names),
                AttributeTypes::write);
    }

    private static Call query(Fields request) {
        Query query = AttributeTypes.query(request);
        Locator base = request.find("base") == null ? CatalogPath.ROOT : EntryTypes.locator(request, "base");
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.query(base, query, page), EntryTypes::write);
    }

    private static Call listSchemas(Fields request) {
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.listSchemas(page), AttributeTypes::write);
    }

    private static Call describeSchemas(Fields request) {
        BulkItems<String, Schema> names = BulkItems.of(request.texts("schemas"));
        return catalog -> OutcomeTypes.outcomes(names.each(catalog::describeSchemas), AttributeTypes::write);
    }

    private static Call listPrincipals(Fields request) {
        Principal.Kind kind = request.requireConstant("kind", Principal.Kind.class);
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.listPrincipals(kind, page), ServiceTypes::write);
    }

    private static Call listChanges(Fields request) {
        PageRequest page = EntryTypes.page(request);
        return catalog -> OutcomeTypes.page(catalog.listChanges(page), ServiceTypes::write);
    }
}
