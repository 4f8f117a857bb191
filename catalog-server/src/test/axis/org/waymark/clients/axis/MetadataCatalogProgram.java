package org.waymark.clients.axis;

import org.glite.data.catalog.service.meta.MetadataCatalog;
import org.glite.data.catalog.service.meta.MetadataCatalogServiceLocator;

/** Uses a MetadataCatalog, all of it, at the address that the contract names. */
final class MetadataCatalogProgram {

    private MetadataCatalogProgram() {}

    /** Argument: a directory of ada's. */
    public static void main(String[] arguments) throws Exception {
        String home = arguments[0];
        Port<MetadataCatalog> port =
                new Port<>(MetadataCatalog.class, () -> new MetadataCatalogServiceLocator().getMetadataCatalog());
        new Report()
                .on(new MetadataEntryClaims(port, home))
                .on(new MetadataSchemaClaims(port))
                .on(new MetadataPermissionClaims(port, home))
                .on(new MetadataServiceClaims(port))
                .on(port)
                .end();
    }
}
