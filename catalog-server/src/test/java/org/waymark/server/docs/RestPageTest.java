package org.waymark.server.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.waymark.server.docs.Contract.Endpoint;
import org.waymark.server.docs.Contract.Tag;

/** The reference page of REST lists what the contract has. */
class RestPageTest {

    private static final String TEMPLATE = """
            # REST

            <!-- Generated from waymark.yaml by RestPageTest. -->

            The contract is one OpenAPI 3.1 file, [waymark.yaml](../../wsdl/src/main/openapi/waymark.yaml): every field, limit and
            example is there. A running server serves that very text at `/openapi.yaml`, and a page to read it and try it at
            `/docs`. This page is its table of contents.

            Beside the contract a server answers `/health` (200, or 503 without its database), `/metrics` (Prometheus) and `/`
            (where to go from here). These, `/docs` and `/openapi.yaml` need no credentials.
            %s""";

    private final Contract contract = new Contract();

    RestPageTest() throws IOException {}

    @Test
    void thePageIsUpToDate() throws IOException {
        new ReferencePage("rest.md").holds(TEMPLATE.formatted(sections()));
    }

    @Test
    void everyEndpointIsInASection() {
        assertThat(contract.endpoints())
                .isNotEmpty()
                .allSatisfy(endpoint -> assertThat(sections()).contains("| `" + endpoint.call() + "` |"));
    }

    private String sections() {
        StringBuilder sections = new StringBuilder();
        for (Tag tag : contract.tags()) {
            sections.append("%n## %s%n%n%s.%n%n| call | operation | what for |%n|---|---|---|%n"
                    .formatted(tag.name(), tag.description()));
            for (Endpoint endpoint : contract.endpoints()) {
                if (endpoint.tag().equals(tag.name())) {
                    sections.append(
                            "| `%s` | `%s` | %s |%n".formatted(endpoint.call(), endpoint.id(), endpoint.summary()));
                }
            }
        }
        return sections.toString();
    }
}
