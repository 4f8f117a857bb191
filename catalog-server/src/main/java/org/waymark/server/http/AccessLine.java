package org.waymark.server.http;

import ch.qos.logback.classic.spi.ILoggingEvent;
import java.util.List;
import org.slf4j.event.KeyValuePair;
import org.springframework.boot.logging.structured.JsonWriterStructuredLogFormatter;

/** A line of the access log: a JSON object of the time and what {@link AccessLog} says of the request. */
final class AccessLine extends JsonWriterStructuredLogFormatter<ILoggingEvent> {

    AccessLine() {
        super(
                members -> {
                    members.add("time", event -> event.getInstant().toString());
                    members.from(ILoggingEvent::getKeyValuePairs)
                            .whenNotNull()
                            .usingExtractedPairs(List<KeyValuePair>::forEach, pair -> pair.key, pair -> pair.value);
                },
                null);
    }
}
