package org.waymark.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;
import org.waymark.api.Operation.Access;
import org.yaml.snakeyaml.Yaml;

/** The REST contract and the {@link Operation} list say the same. */
class ContractParityTest {

    /** Operations of the contract that are none of the catalog, each with its reason. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "apply", "carries the changes, each of which is an operation",
            "readEntry", "stat of one entry, for caches",
            "putEntry", "register of one file, for scripts",
            "patchEntry", "changes of one entry, for scripts",
            "removeEntry", "remove or rmdir of one entry, for scripts");

    private static Map<String, Object> contract;

    @BeforeAll
    static void read() throws IOException {
        try (InputStream text =
                ContractParityTest.class.getResourceAsStream("/org/waymark/wsdl/openapi/waymark.yaml")) {
            contract = new Yaml().load(text);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> at(Object map, String... keys) {
        Object here = map;
        for (String key : keys) {
            here = ((Map<String, Object>) here).get(key);
        }
        return (Map<String, Object>) here;
    }

    private static Stream<Map<String, Object>> operations() {
        return at(contract, "paths").values().stream()
                .flatMap(path -> at(path).values().stream())
                .filter(Map.class::isInstance)
                .map(operation -> at(operation))
                .filter(operation -> operation.containsKey("operationId"));
    }

    private static Set<String> operationIds() {
        return operations()
                .map(operation -> (String) operation.get("operationId"))
                .collect(Collectors.toSet());
    }

    private static Set<String> wireNames(Access access) {
        return Stream.of(Operation.values())
                .filter(operation -> operation.access() == access)
                .map(Operation::wireName)
                .collect(Collectors.toSet());
    }

    @Test
    void everyReadIsAnOperationOfTheContractAndNothingElseIs() {
        Set<String> reads = operationIds();
        assertThat(reads).containsAll(EXCEPTIONS.keySet());
        reads.removeAll(EXCEPTIONS.keySet());

        assertThat(reads).isEqualTo(wireNames(Access.READ));
    }

    @Test
    void everyWriteIsAChangeOfTheContractAndNothingElseIs() {
        assertThat(at(contract, "components", "schemas", "Change", "discriminator", "mapping")
                        .keySet())
                .isEqualTo(wireNames(Access.WRITE));
    }

    @Test
    void everyErrorCodeIsInTheContractWithItsStatus() {
        Map<String, Object> schema = at(contract, "components", "schemas", "ErrorCode");
        assertThat((List<?>) schema.get("enum"))
                .map(Objects::toString)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(ErrorCode.values()).map(Enum::name).toList());
        String table = (String) schema.get("description");
        for (ErrorCode code : ErrorCode.values()) {
            assertThat(table.lines().filter(line -> line.matches(".*\\b" + code + "\\b.*")))
                    .singleElement()
                    .asString()
                    .contains("| " + code.httpStatus() + " |");
        }
    }

    @Test
    void everyOperationIsDescribedAndListsItsErrors() {
        assertThat(operations()).allSatisfy(operation -> {
            assertThat(operation).containsKeys("summary", "description", "tags");
            assertThat(at(operation, "responses")).containsKey("401");
        });
    }

    @Test
    void everySchemaIsDescribed() {
        assertThat(at(contract, "components", "schemas").values())
                .allSatisfy(schema -> assertThat(at(schema)).containsKey("description"));
    }
}
