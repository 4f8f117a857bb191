package org.waymark.server.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;

/** The SOAP page says of each operation of gLite's interfaces which of the catalog's it is. */
class SoapPageTest {

    private static final String BASES = "ServiceBase, FASBase, MetadataBase: in MetadataCatalog and FiremanCatalog";
    private static final Pattern ROW = Pattern.compile("\\| `(\\w+)`(?: \\*)? \\| ([^|]*) \\|.*");

    /** Operation and what it is, by the heading above its table. */
    private static Map<String, Map<String, String>> tables() throws IOException {
        Map<String, Map<String, String>> tables = new LinkedHashMap<>();
        String heading = "";
        for (String line : Files.readAllLines(Path.of("../docs/reference/soap.md"))) {
            if (line.startsWith("#")) {
                heading = line.replaceFirst("#+ ", "");
            }
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                Map<String, String> table = tables.computeIfAbsent(heading, key -> new LinkedHashMap<>());
                assertThat(table.put(row.group(1), row.group(2)))
                        .as("%s stands twice", row.group(1))
                        .isNull();
            }
        }
        return tables;
    }

    private static Set<String> operations(String service) throws IOException {
        String name = "/org/waymark/wsdl/soap/" + service + ".wsdl";
        try (InputStream wsdl = SoapPageTest.class.getResourceAsStream(name)) {
            String text = new String(wsdl.readAllBytes(), StandardCharsets.UTF_8);
            String portType = text.substring(text.indexOf("portType"), text.lastIndexOf("portType"));
            return Pattern.compile("operation\\s+name=\"(\\w+)\"")
                    .matcher(portType)
                    .results()
                    .map(match -> match.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MetadataCatalog       | MetadataCatalog         | true",
                "FiremanCatalog        | FiremanCatalog          | true",
                "StorageIndex          | StorageIndex            | false",
                "DataLocationInterface | Data Location Interface | false"
            })
    void everyOperationOfAnInterfaceIsThereAndNoOther(String service, String heading, boolean hasBases)
            throws IOException {
        Set<String> told = new TreeSet<>(tables().get(heading).keySet());
        if (hasBases) {
            told.addAll(tables().get(BASES).keySet());
        }
        assertThat(told).isEqualTo(operations(service));
    }

    @Test
    void whatTheyAreAreOperationsOfTheCatalog() throws IOException {
        Set<String> known =
                Stream.of(Operation.values()).map(Operation::wireName).collect(Collectors.toSet());
        List<String> named = new ArrayList<>();
        Map<String, Map<String, String>> tables = tables();
        tables.keySet()
                .retainAll(
                        Set.of(BASES, "MetadataCatalog", "FiremanCatalog", "StorageIndex", "Data Location Interface"));
        tables.values()
                .forEach(table -> table.values().stream()
                        .filter(operations -> !operations.equals("–"))
                        .flatMap(operations -> Stream.of(operations.split(", ")))
                        .forEach(operation -> named.add(operation.replace("`", ""))));
        assertThat(named).isNotEmpty().isSubsetOf(known);
    }

    @Test
    void everyErrorArrivesAsTheExceptionThatThePageNames() throws IOException {
        Map<String, String> exceptions = tables().get("gLite's services");
        for (ErrorCode code : ErrorCode.values()) {
            assertThat(exceptions.get(code.soapFault() + "Exception").split(", "))
                    .contains(code.name());
        }
    }
}
