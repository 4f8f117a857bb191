package org.waymark.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogOperations;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;
import org.waymark.api.Operation.Access;
import org.yaml.snakeyaml.Yaml;

/** The contracts of REST and SOAP, the methods of the API and the {@link Operation} list say the same. */
class ContractParityTest {

    /** Operations of the contract that are none of the catalog, each with its reason. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "apply", "carries the changes, each of which is an operation",
            "readEntry", "stat of one entry, for caches",
            "putEntry", "register of one file, for scripts",
            "patchEntry", "changes of one entry, for scripts",
            "removeEntry", "remove or rmdir of one entry, for scripts");

    private static final Wsdl WSDL = new Wsdl("Waymark");

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

    @Test
    void soapHasEveryReadAndTheMessageThatCarriesTheChanges() {
        assertThat(WSDL.operations())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(readsAndTheCarrierOfChanges());
    }

    @Test
    void soapHasEveryWriteAsAnElementOfAMessage() {
        assertThat(WSDL.elements("Changes"))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(wireNames(Access.WRITE));
    }

    @Test
    void soapHasTheConstantsOfRest() {
        Map<String, Object> schemas = at(contract, "components", "schemas");
        assertThat(WSDL.values("//*[name()='xs:simpleType'][*/*[name()='xs:enumeration']]/@name"))
                .contains("ErrorCode")
                .allSatisfy(type -> assertThat(WSDL.constants(type))
                        .isEqualTo(at(schemas, type).get("enum")));
    }

    @Test
    void soapHasThePropertiesOfRest() {
        Map<String, Object> schemas = at(contract, "components", "schemas");
        assertThat(schemas.keySet().stream().filter(type -> !WSDL.elements(type).isEmpty()))
                .hasSizeGreaterThan(50)
                .allSatisfy(type ->
                        assertThat(WSDL.elements(type)).containsExactlyInAnyOrderElementsOf(properties(schemas, type)));
    }

    /** The names of a schema's properties, as XML has them. */
    private static Set<String> properties(Map<String, Object> schemas, String type) {
        Set<String> names = new TreeSet<>(at(schemas, type, "properties").keySet());
        // The element's own name says it.
        names.remove("op");
        names.remove("if");
        if (names.remove("outcomes")) {
            names.add("outcome");
        }
        // Of these the header tells over REST, and the status over both.
        switch (type) {
            case "Message" -> names.add("idempotencyKey");
            case "Problem" -> {
                names.removeAll(Set.of("type", "title", "status", "detail"));
                names.add("message");
            }
            default -> {}
        }
        return names;
    }

    @Test
    void everythingInTheSoapContractIsDescribed() {
        String lacksText = "[not(*[name()='wsdl:documentation'])][not(*[name()='xs:annotation'])]/@name";
        assertThat(WSDL.values("//*[name()='wsdl:portType']/*" + lacksText)).isEmpty();
        assertThat(WSDL.values("//*[name()='xs:complexType' or name()='xs:simpleType']" + lacksText))
                .isEmpty();
    }

    @Test
    void everyReadIsAMethodOfTheApiAndNothingElseIsButApply() {
        assertThat(Stream.of(CatalogOperations.class.getMethods())
                        .filter(method -> !method.isDefault())
                        .map(Method::getName))
                .containsExactlyInAnyOrderElementsOf(readsAndTheCarrierOfChanges());
    }

    private static Set<String> readsAndTheCarrierOfChanges() {
        Set<String> names = wireNames(Access.READ);
        names.add("apply");
        return names;
    }
}
