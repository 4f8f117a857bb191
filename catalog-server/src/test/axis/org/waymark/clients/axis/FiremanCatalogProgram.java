package org.waymark.clients.axis;

import java.net.URL;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.composite.FiremanCatalogServiceLocator;
import org.glite.data.catalog.service.meta.MetadataCatalog;
import org.glite.data.catalog.service.meta.MetadataCatalogServiceLocator;

/** Uses a FiremanCatalog, all of it, at an address that it was told. */
final class FiremanCatalogProgram {

    private FiremanCatalogProgram() {}

    /** Arguments: the URL of the service, and a directory of ada's, who may write the directory /guid too. */
    public static void main(String[] arguments) throws Exception {
        URL url = new URL(arguments[0]);
        String home = arguments[1];
        Port<FiremanCatalog> port = new Port<>(
                FiremanCatalog.class,
                () -> new FiremanCatalogServiceLocator().getFiremanCatalog(url),
                "setDefaultPrincipalPermission");
        Port<MetadataCatalog> schemas =
                new Port<>(MetadataCatalog.class, () -> new MetadataCatalogServiceLocator().getMetadataCatalog());
        new Report()
                .on(new FileClaims(port, home + "/files"))
                .on(new DirectoryClaims(port, home + "/directories"))
                .on(new ReplicaClaims(port, home + "/replicas"))
                .on(new GuidClaims(port, home + "/guids"))
                .on(new FiremanPermissionClaims(port, home + "/permissions"))
                .on(new FiremanMetadataClaims(port, home + "/metadata", schemas.as("ada")))
                .on(port)
                .end();
    }
}
