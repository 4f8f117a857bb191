package org.waymark.client.json;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.FormReader;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON documents from a stream, one after the other.
 *
 * <p>Every method throws a {@link tools.jackson.core.JacksonException} when the input is not what was asked for.
 */
public final class JsonReader extends FormReader implements AutoCloseable {

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

    @Override
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

    @Override
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

    @Override
    public String text() {
        require(JsonToken.VALUE_STRING);
        return parser.getString();
    }

    @Override
    public long number() {
        require(JsonToken.VALUE_NUMBER_INT);
        return parser.getLongValue();
    }

    @Override
    public boolean flag() {
        if (parser.currentToken() != JsonToken.VALUE_TRUE) {
            require(JsonToken.VALUE_FALSE);
        }
        return parser.getBooleanValue();
    }

    @Override
    public <T> List<T> list(FormInput<T> item) {
        List<T> values = new ArrayList<>();
        require(JsonToken.START_ARRAY);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(item.read(this));
        }
        return values;
    }

    @Override
    public <V> SortedMap<String, V> map(FormInput<V> value) {
        SortedMap<String, V> values = new TreeMap<>();
        beginObject();
        for (String name = nextName(); name != null; name = nextName()) {
            values.put(name, value.read(this));
        }
        return values;
    }

    @Override
    public <T> List<T> requireList(String name, @Nullable List<T> values) {
        return require(name, values);
    }

    @Override
    public void skip() {
        parser.skipChildren();
    }

    private void require(JsonToken expected) {
        JsonToken token = parser.currentToken();
        if (token != expected) {
            throw unexpected(token + " in place of " + expected);
        }
    }

    @Override
    public StreamReadException unexpected(String what) {
        return new StreamReadException(parser, what);
    }

    @Override
    public void close() {
        parser.close();
    }
}
