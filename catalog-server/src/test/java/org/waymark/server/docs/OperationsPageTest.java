package org.waymark.server.docs;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.waymark.api.Operation;
import org.waymark.api.Operation.Access;
import org.waymark.server.docs.Contract.Endpoint;

/** The reference page of the operations says what {@link Operation} says, and how REST calls them. */
class OperationsPageTest {

    private static final String TEMPLATE = """
            # Operations

            <!-- Generated from Operation and waymark.yaml by OperationsPageTest. -->

            Every operation of the catalog, on every wire. A call has at most %,d items. Each operation needs `x` on every
            directory above what it names too, whether that is named by path, GUID or storage URL. An administrator passes every
            check. Which command calls which operation is told in [the command line](cli.md).

            The rights are gLite's eight: `p` permission, `d` remove, `r` read, `w` write, `l` list, `x` execute, `g` get
            metadata, `s` set metadata. POSIX `r` stands for `r` and `l`, `w` for `w` and `s`, `x` for `x`.

            ## Reading

            What is asked of several items is answered with one outcome for each. What may be long comes in pages, or streams.

            | operation | right | REST |
            |---|---|---|
            %s
            ## Changing

            A change travels in a message, [`POST /v1/messages`](rest.md), as an object whose `op` is its name. A message is
            all or nothing (`ATOMIC`), or a list of independent changes (`EACH`).

            | operation | right | REST |
            |---|---|---|
            %s""";

    @Test
    void thePageIsUpToDate() throws IOException {
        Map<String, Endpoint> endpoints =
                new Contract().endpoints().stream().collect(Collectors.toMap(Endpoint::id, endpoint -> endpoint));
        String reads = rows(Access.READ)
                .map(operation ->
                        row(operation, "`" + endpoints.get(operation.wireName()).call() + "`"))
                .collect(Collectors.joining());
        String changes = rows(Access.WRITE)
                .map(operation -> row(operation, "`\"op\": \"" + operation.wireName() + "\"`"))
                .collect(Collectors.joining());
        new ReferencePage("operations.md")
                .holds(String.format(Locale.ROOT, TEMPLATE, Operation.BULK_LIMIT, reads, changes));
    }

    private static Stream<Operation> rows(Access access) {
        return Stream.of(Operation.values()).filter(operation -> operation.access() == access);
    }

    private static String row(Operation operation, String rest) {
        return "| `%s` | %s | %s |%n".formatted(operation.wireName(), operation.right(), rest);
    }
}
