package org.waymark.server.soap.glite;

import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.ErrorCode;
import org.waymark.api.PageRequest;

/** gLite's ServiceBase: what a service tells about itself. */
final class ServiceBase {

    /** The interface that clients know; every one of theirs asks for it first. */
    static final String INTERFACE_VERSION = "2.0.0";

    private static final String FEATURES = "gLite-2.0.0,POSIX.1e-ACL,SQL-query";

    private final CatalogOperations catalog;

    ServiceBase(CatalogOperations catalog) {
        this.catalog = catalog;
    }

    String getVersion() {
        return catalog.describeService().version();
    }

    /** The database's schema is the software's. */
    String getSchemaVersion() {
        return getVersion();
    }

    /** @throws CatalogException NOT_FOUND at an unknown key: clients take that for a limit that is not set */
    String getServiceMetadata(String key) {
        return switch (key) {
            case "limit.query" -> String.valueOf(MetadataBase.QUERY_LIMIT);
            case "limit.readDir", "limit.locate" -> String.valueOf(PageRequest.MAX_SIZE);
            case "feature.string" -> FEATURES;
            default ->
                throw new CatalogException(ErrorCode.NOT_FOUND, "this service has no metadata of the name " + key);
        };
    }
}
