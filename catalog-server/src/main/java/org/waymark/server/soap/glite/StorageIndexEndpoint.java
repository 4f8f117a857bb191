package org.waymark.server.soap.glite;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.springframework.stereotype.Component;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.StorageUrl;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;

/** gLite's StorageIndex: on which storage elements a file is, by their host names. Resource brokers ask this. */
@Component
final class StorageIndexEndpoint extends GliteEndpoint {

    StorageIndexEndpoint() {
        super(
                "StorageIndex",
                Map.of(
                        "listSEbyLFN", listSe("listSEbyLFNReturn", CatalogPath::parse),
                        "listSEbyGUID", listSe("listSEbyGUIDReturn", Guid::parse)));
    }

    private static SoapOperation listSe(String result, Function<String, Locator> file) {
        return (request, catalog) -> {
            List<Replica> replicas = catalog.listReplicas(file.apply(onlyParameter(request.whole())));
            return XsdValues.texts(result, storageElements(replicas));
        };
    }

    /** The original's name of the parameter is not known. */
    private static String onlyParameter(SoapElement operation) {
        if (operation.children().size() != 1) {
            throw CatalogException.invalid("one parameter is needed");
        }
        return XsdValues.itemText(operation.children().get(0)).strip();
    }

    /** Each once, in the order of the replicas, of which the master is the first. */
    private static List<String> storageElements(List<Replica> replicas) {
        return replicas.stream()
                .filter(replica -> replica.status() == ReplicaStatus.AVAILABLE)
                .map(Replica::sfn)
                .map(StorageUrl::storageElement)
                .filter(host -> !host.isEmpty())
                .distinct()
                .toList();
    }
}
