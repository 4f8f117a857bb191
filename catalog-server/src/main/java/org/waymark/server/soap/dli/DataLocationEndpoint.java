package org.waymark.server.soap.dli;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.StorageUrl;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapEndpoint;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapRequest;
import org.waymark.server.soap.SoapWriter;

/** The Data Location Interface: the storage URLs of a file's available replicas. */
@Component
final class DataLocationEndpoint implements SoapEndpoint {

    @Override
    public String name() {
        return "DataLocationInterface";
    }

    @Override
    public String namespace() {
        return "urn:DataLocationInterface";
    }

    @Override
    public boolean isEncoded() {
        return true;
    }

    @Override
    public Map<String, SoapOperation> operations() {
        return Map.of("listReplicas", DataLocationEndpoint::listReplicas);
    }

    private static SoapAnswer listReplicas(SoapRequest request, CatalogOperations catalog) {
        SoapElement parameters = request.whole();
        Locator file = file(text(parameters, "inputDataType"), text(parameters, "inputData"));
        List<String> urls = catalog.listReplicas(file).stream()
                .filter(replica -> replica.status() == ReplicaStatus.AVAILABLE)
                .map(Replica::sfn)
                .map(StorageUrl::text)
                .toList();
        return response -> writeUrls(urls, response);
    }

    private static String text(SoapElement parameters, String name) {
        String text = parameters.text(name);
        if (text == null) {
            throw CatalogException.invalid(name + " is missing");
        }
        return text.strip();
    }

    /** Some clients put the type before the name once more, others do not. */
    private static Locator file(String type, String data) {
        String name = data.startsWith(type + ":") ? data.substring(type.length() + 1) : data;
        return switch (type) {
            case "lfn" -> CatalogPath.parse(name);
            case "guid" -> Guid.parse(name);
            // The interface knows lds and query too; a catalogue may leave any out.
            default -> throw CatalogException.invalid("inputDataType is lfn or guid here");
        };
    }

    private static void writeUrls(List<String> urls, SoapWriter response) {
        response.start("urlList").arrayType("xsd:string", urls.size());
        urls.forEach(url -> response.text("item", url));
        response.end();
    }

    @Override
    public void writeDetail(@Nullable String operation, CatalogException failure, String requestId, SoapWriter detail) {
        detail.start("fault")
                .text("code", failure.code().name())
                .text("message", failure.getMessage())
                .end();
    }
}
