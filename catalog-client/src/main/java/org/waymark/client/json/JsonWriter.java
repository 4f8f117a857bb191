package org.waymark.client.json;

import java.io.OutputStream;
import java.time.Instant;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes JSON documents to a stream, one a line. The methods for fields leave the field out when there is nothing to say.
 *
 * <p>Every method throws a {@link tools.jackson.core.exc.JacksonIOException} when the stream fails.
 */
public final class JsonWriter implements AutoCloseable {

    // What was not written to its end must not look as if it were.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .rootValueSeparator("\n")
            .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
            .build();

    private final JsonGenerator generator;

    public JsonWriter(OutputStream out) {
        generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out, JsonEncoding.UTF8);
    }

    public JsonWriter beginObject() {
        generator.writeStartObject();
        return this;
    }

    public JsonWriter endObject() {
        generator.writeEndObject();
        return this;
    }

    public JsonWriter beginArray() {
        generator.writeStartArray();
        return this;
    }

    public JsonWriter endArray() {
        generator.writeEndArray();
        return this;
    }

    /** The name of a field whose value comes next. */
    public JsonWriter name(String name) {
        generator.writeName(name);
        return this;
    }

    public JsonWriter text(String value) {
        generator.writeString(value);
        return this;
    }

    public JsonWriter number(long value) {
        generator.writeNumber(value);
        return this;
    }

    public JsonWriter field(String name, @Nullable String value) {
        return value == null ? this : name(name).text(value);
    }

    public JsonWriter field(String name, @Nullable Long value) {
        return value == null ? this : name(name).number(value);
    }

    public JsonWriter field(String name, @Nullable Boolean value) {
        if (value != null) {
            generator.writeBooleanProperty(name, value);
        }
        return this;
    }

    /** The constant's name. */
    public JsonWriter field(String name, @Nullable Enum<?> value) {
        return field(name, value == null ? null : value.name());
    }

    /** In UTC, to the millisecond. */
    public JsonWriter field(String name, @Nullable Instant value) {
        return field(name, value == null ? null : Times.text(value));
    }

    /** A field that is there, and true, only when {@code set}. */
    public JsonWriter mark(String name, boolean set) {
        return set ? field(name, Boolean.TRUE) : this;
    }

    /** A field with the value's text form. */
    public JsonWriter textOf(String name, @Nullable Object value) {
        return field(name, value == null ? null : value.toString());
    }

    /** An array. */
    public <T> JsonWriter list(Collection<? extends T> values, JsonForm<T> form) {
        beginArray();
        for (T value : values) {
            form.write(value, this);
        }
        return endArray();
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
