package org.waymark.server.e2e.clients;

import java.net.URI;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.waymark.server.e2e.RunningServer;
import org.waymark.server.e2e.TestData;

/** Gives a test the URL of a server, the same to all test classes that ask, with a place in its tree for each of them. */
final class SharedServer implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == URI.class;
    }

    @Override
    public URI resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getRoot()
                .getStore(ExtensionContext.Namespace.create(SharedServer.class))
                .computeIfAbsent(Running.class, key -> Running.start(), Running.class)
                .server()
                .url();
    }

    /** Ends with the last test. */
    private record Running(TestData data, RunningServer server) implements AutoCloseable {

        static Running start() {
            TestData data = TestData.fresh(SharedServer.class);
            return new Running(data, new RunningServer(data.directory()));
        }

        @Override
        public void close() {
            server.close();
            data.close();
        }
    }
}
