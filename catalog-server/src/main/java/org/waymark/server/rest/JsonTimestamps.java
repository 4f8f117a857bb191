package org.waymark.server.rest;

import java.time.DateTimeException;
import java.time.Instant;
import org.waymark.server.wire.Timestamps;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** {@link Timestamps} in JSON. */
final class JsonTimestamps {

    private JsonTimestamps() {}

    static SimpleModule module() {
        return new SimpleModule().addSerializer(new Writer()).addDeserializer(Instant.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Instant> {

        Writer() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant time, JsonGenerator json, SerializationContext context) {
            json.writeString(Timestamps.text(time));
        }
    }

    private static final class Reader extends StdDeserializer<Instant> {

        Reader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser json, DeserializationContext context) {
            if (!json.hasToken(JsonToken.VALUE_STRING)) {
                return (Instant) context.handleUnexpectedToken(getValueType(context), json);
            }
            try {
                return Timestamps.parse(json.getString());
            } catch (DateTimeException e) {
                return (Instant)
                        context.handleWeirdStringValue(Instant.class, json.getString(), "not an RFC 3339 time");
            }
        }
    }
}
