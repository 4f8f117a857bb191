package org.waymark.server.docs;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** The REST contract, as far as the reference pages follow it. */
final class Contract {

    /** A heading of the contract. */
    record Tag(String name, String description) {}

    /** One operation of the contract. */
    record Endpoint(String tag, String id, String method, String path, String summary) {

        String call() {
            return method + " " + path;
        }
    }

    private final Map<String, Object> text;

    Contract() throws IOException {
        try (InputStream contract = Contract.class.getResourceAsStream("/org/waymark/wsdl/openapi/waymark.yaml")) {
            text = new Yaml().load(contract);
        }
    }

    List<Tag> tags() {
        List<Tag> tags = new ArrayList<>();
        for (Object tag : (List<?>) text.get("tags")) {
            tags.add(new Tag(value(tag, "name"), value(tag, "description")));
        }
        return tags;
    }

    List<Endpoint> endpoints() {
        List<Endpoint> endpoints = new ArrayList<>();
        map(text.get("paths"))
                .forEach((path, operations) -> map(operations).forEach((method, operation) -> {
                    if (operation instanceof Map<?, ?> described && described.containsKey("operationId")) {
                        endpoints.add(new Endpoint(
                                String.valueOf(((List<?>) map(operation).get("tags")).get(0)),
                                value(operation, "operationId"),
                                method.toUpperCase(Locale.ROOT),
                                path,
                                value(operation, "summary")));
                    }
                }));
        return endpoints;
    }

    private static String value(Object map, String key) {
        return String.valueOf(map(map).get(key));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object map) {
        return (Map<String, Object>) map;
    }
}
