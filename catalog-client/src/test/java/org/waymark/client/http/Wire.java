package org.waymark.client.http;

import java.net.URI;
import java.time.Duration;
import org.waymark.api.CatalogOperations;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;

/** A way to reach a server, with recorded answers for a call about {@code /a}. */
enum Wire {
    REST(
            MediaType.JSON,
            "{\"outcomes\":[{\"key\":\"/a\",\"value\":{\"kind\":\"CREATED\",\"version\":1}}]}",
            "{\"outcomes\":[{\"key\":\"/a\",\"error\":{\"code\":\"PERMISSION_DENIED\",\"message\":\"no\"}}]}") {
        @Override
        CatalogOperations client(URI server) {
            return CatalogClient.rest(server, new Credentials.Anonymous(), TIMEOUTS);
        }

        @Override
        RecordedService failing() {
            return RecordedService.problem(404, "{\"code\":\"NOT_FOUND\",\"detail\":\"x\"}");
        }
    },
    SOAP(
            MediaType.XML,
            Soap.envelope("<applyResponse><outcome><key>/a</key>"
                    + "<value><kind>CREATED</kind><version>1</version></value></outcome></applyResponse>"),
            Soap.envelope("<statResponse><outcome><key>/a</key>"
                    + "<error><code>PERMISSION_DENIED</code><message>no</message></error></outcome></statResponse>")) {
        @Override
        CatalogOperations client(URI server) {
            return CatalogClient.soap(server, new Credentials.Anonymous(), TIMEOUTS);
        }

        @Override
        RecordedService failing() {
            return RecordedService.fault(500, "<error><code>NOT_FOUND</code><message>x</message></error>");
        }
    };

    private static final Timeouts TIMEOUTS = new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(5));

    private final MediaType type;
    private final String done;
    private final String denied;

    Wire(MediaType type, String done, String denied) {
        this.type = type;
        this.done = done;
        this.denied = denied;
    }

    abstract CatalogOperations client(URI server);

    /** A server whose every answer is that {@code x} was not found. */
    abstract RecordedService failing();

    /** The answer to a message that made {@code /a}. */
    String done() {
        return done;
    }

    /** The answer to a look-up of {@code /a}, which is not allowed. */
    String denied() {
        return denied;
    }

    MediaType type() {
        return type;
    }
}
