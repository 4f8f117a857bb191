package org.waymark.client.json;

import java.io.InputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON documents from a stream, one after the other, in constant memory. It stands on a token; reading a value means
 * to read from its first token, the current one, to its last. A field that is null counts as absent.
 *
 * <p>Every method throws a {@link tools.jackson.core.JacksonException} when the input is not what was asked for.
 */
public final class JsonReader implements AutoCloseable {

    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonParser parser;

    /** Whether the current token is the first name of an object that {@link #beginObject} has still to begin. */
    private boolean opened;

    public JsonReader(InputStream in) {
        parser = FACTORY.createParser(ObjectReadContext.empty(), in);
    }

    /** Goes to the first token of the next document; false at the end of the input. */
    public boolean nextDocument() {
        return parser.nextToken() != null;
    }

    public void beginObject() {
        if (!opened) {
            require(JsonToken.START_OBJECT);
        }
    }

    /** Whether the first field of the object that starts here is {@code name}. To be asked before {@link #beginObject}. */
    public boolean opensWith(String name) {
        require(JsonToken.START_OBJECT);
        opened = parser.nextToken() == JsonToken.PROPERTY_NAME;
        return opened && name.equals(parser.currentName());
    }

    /** Goes to the value of the object's next field; null at the object's end. */
    public @Nullable String nextName() {
        while (true) {
            JsonToken token = opened ? parser.currentToken() : parser.nextToken();
            opened = false;
            if (token == JsonToken.END_OBJECT) {
                return null;
            }
            require(JsonToken.PROPERTY_NAME);
            String name = parser.currentName();
            if (parser.nextToken() != JsonToken.VALUE_NULL) {
                return name;
            }
        }
    }

    public void beginArray() {
        require(JsonToken.START_ARRAY);
    }

    /** Goes to the array's next value; false at the array's end. */
    public boolean nextItem() {
        return parser.nextToken() != JsonToken.END_ARRAY;
    }

    public String text() {
        require(JsonToken.VALUE_STRING);
        return parser.getString();
    }

    public long number() {
        require(JsonToken.VALUE_NUMBER_INT);
        return parser.getLongValue();
    }

    public boolean flag() {
        if (parser.currentToken() != JsonToken.VALUE_TRUE) {
            require(JsonToken.VALUE_FALSE);
        }
        return parser.getBooleanValue();
    }

    public Instant time() {
        return Times.parse(text());
    }

    public <T> List<T> list(JsonForm<T> form) {
        List<T> values = new ArrayList<>();
        beginArray();
        while (nextItem()) {
            values.add(form.read(this));
        }
        return values;
    }

    /** Passes over a value of any kind. */
    public void skip() {
        parser.skipChildren();
    }

    /** The value of a field, which must have been there. */
    public <T> T require(String name, @Nullable T value) {
        if (value == null) {
            throw unexpected("the field '" + name + "' is missing");
        }
        return value;
    }

    private void require(JsonToken expected) {
        JsonToken token = parser.currentToken();
        if (token != expected) {
            throw unexpected(token + " in place of " + expected);
        }
    }

    /** The error of an input that is JSON, but not what belongs here. */
    public StreamReadException unexpected(String what) {
        return new StreamReadException(parser, what);
    }

    @Override
    public void close() {
        parser.close();
    }
}
