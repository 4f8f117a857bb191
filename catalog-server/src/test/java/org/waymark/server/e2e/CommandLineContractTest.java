package org.waymark.server.e2e;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.contract.SequentialContract;
import org.waymark.cli.command.Environment;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/**
 * The catalog behind the command line keeps its contract, as far as commands show it. Left out are races, since a command
 * adds nothing to the wire below it, which is bound to them; the corpus, since its thousands of cases are the core's;
 * pages, since a command prints a whole answer; searches, since {@code find} has conditions of its own; and malformed
 * input, much of which a command refuses as not typed well.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandLineContractTest extends SequentialContract {

    private final TestData data = TestData.fresh(CommandLineContractTest.class);
    private final Map<Credentials, CatalogOperations> connections = new ConcurrentHashMap<>();
    private RunningServer server;

    @BeforeAll
    void open() {
        server = new RunningServer(data.directory());
    }

    @AfterAll
    void close() {
        server.close();
        data.close();
    }

    /** In insecure mode root is the administrator. */
    @Override
    public CatalogOperations as(Caller caller) {
        Map<String, String> variables = Map.of(
                Environment.URL, server.url().toString(),
                Environment.USER, caller.user(),
                Environment.GROUPS, String.join(",", caller.groups()));
        return new CommandLineCatalog(
                new Environment(variables, "nobody"),
                (service, credentials) ->
                        connections.computeIfAbsent(credentials, who -> CatalogClient.rest(service, who)));
    }
}
