package org.waymark.cli.text;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/** Reads a JSON document that a person may have written, strictly, into maps, lists, texts, numbers and flags. */
public final class JsonTree {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final int MAX_DEPTH = 30;

    private JsonTree() {}

    /**
     * The one document in {@code in}; null values are left out.
     *
     * @throws CatalogException INVALID_ARGUMENT if it is malformed, deeper than 30, or not alone
     */
    public static Object read(InputStream in) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), in)) {
            if (parser.nextToken() == null) {
                throw CatalogException.invalid("not JSON: there is nothing");
            }
            Object value = value(parser, 0);
            if (value == null || parser.nextToken() != null) {
                throw CatalogException.invalid("not JSON: one object is wanted, and nothing behind it");
            }
            return value;
        } catch (StreamReadException e) {
            throw CatalogException.invalid("not JSON: " + Printable.text(e.getOriginalMessage()));
        } catch (JacksonException e) {
            throw CatalogException.invalid("cannot be read: " + Printable.text(e.getOriginalMessage()));
        }
    }

    private static @Nullable Object value(JsonParser parser, int depth) {
        if (depth > MAX_DEPTH) {
            throw CatalogException.invalid("the JSON is nested more than " + MAX_DEPTH + " deep");
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, depth);
            case START_ARRAY -> array(parser, depth);
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
            case VALUE_NULL -> null;
            case VALUE_NUMBER_FLOAT ->
                throw CatalogException.invalid("a whole number is wanted, not " + Printable.text(parser.getString()));
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw CatalogException.invalid("not JSON");
        };
    }

    private static Map<String, Object> object(JsonParser parser, int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            Object value = value(parser, depth + 1);
            if (value != null) {
                object.put(name, value);
            }
        }
        return object;
    }

    private static List<Object> array(JsonParser parser, int depth) {
        List<Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Object value = value(parser, depth + 1);
            if (value == null) {
                throw CatalogException.invalid("null in an array");
            }
            array.add(value);
        }
        return array;
    }
}
