package org.waymark.client.json;

import java.io.OutputStream;
import java.util.Map;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormWriter;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes JSON documents to a stream, one a line.
 *
 * <p>Every method throws a {@link tools.jackson.core.exc.JacksonIOException} when the stream fails.
 */
public final class JsonWriter extends FormWriter implements AutoCloseable {

    // What was not written to its end must not look as if it were.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .rootValueSeparator("\n")
            .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
            .build();

    private final JsonGenerator generator;

    public JsonWriter(OutputStream out) {
        generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out, JsonEncoding.UTF8);
    }

    @Override
    public JsonWriter beginObject() {
        generator.writeStartObject();
        return this;
    }

    @Override
    public JsonWriter endObject() {
        generator.writeEndObject();
        return this;
    }

    @Override
    public JsonWriter beginArray() {
        generator.writeStartArray();
        return this;
    }

    @Override
    public JsonWriter endArray() {
        generator.writeEndArray();
        return this;
    }

    @Override
    public JsonWriter name(String name) {
        generator.writeName(name);
        return this;
    }

    @Override
    public JsonWriter text(String value) {
        generator.writeString(value);
        return this;
    }

    @Override
    public JsonWriter number(long value) {
        generator.writeNumber(value);
        return this;
    }

    @Override
    public JsonWriter flag(boolean value) {
        generator.writeBoolean(value);
        return this;
    }

    @Override
    public JsonWriter beginWhole(String name, String item) {
        return name(name);
    }

    @Override
    public JsonWriter endWhole() {
        return this;
    }

    @Override
    public JsonWriter beginChoice(String discriminator, String kind) {
        return beginObject().name(discriminator).text(kind);
    }

    @Override
    public <V> JsonWriter map(Map<String, V> values, Form<V> form) {
        beginObject();
        for (Map.Entry<String, V> value : values.entrySet()) {
            form.write(value.getValue(), name(value.getKey()));
        }
        return endObject();
    }

    public void flush() {
        generator.flush();
    }

    /** Closes the stream too. */
    @Override
    public void close() {
        generator.close();
    }
}
