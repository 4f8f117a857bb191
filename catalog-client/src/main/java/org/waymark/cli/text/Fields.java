package org.waymark.cli.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** The fields of one JSON object, each to be taken once: what is left over at the end is an error. */
public final class Fields {

    private final Map<String, Object> left = new LinkedHashMap<>();

    public Fields(Map<?, ?> object) {
        object.forEach((name, value) -> left.put(String.valueOf(name), value));
    }

    /** The fields of {@code value}, which must be an object. */
    public static Fields of(Object value) {
        if (value instanceof Map<?, ?> map) {
            return new Fields(map);
        }
        throw CatalogException.invalid("an object is wanted, not " + shown(value));
    }

    public String text(String name) {
        return required(name, optionalText(name));
    }

    public @Nullable String optionalText(String name) {
        Object value = left.remove(name);
        if (value == null || value instanceof String) {
            return (String) value;
        }
        throw mistyped(name, "a text", value);
    }

    public long number(String name) {
        return required(name, optionalNumber(name));
    }

    public @Nullable Long optionalNumber(String name) {
        Object value = left.remove(name);
        if (value == null || value instanceof Long) {
            return (Long) value;
        }
        throw mistyped(name, "a number", value);
    }

    public @Nullable Boolean optionalFlag(String name) {
        Object value = left.remove(name);
        if (value == null || value instanceof Boolean) {
            return (Boolean) value;
        }
        throw mistyped(name, "true or false", value);
    }

    /** Whether the flag is there, and true. */
    public boolean flag(String name) {
        return Boolean.TRUE.equals(optionalFlag(name));
    }

    /** The array; null when there is none. */
    public @Nullable List<Object> optionalList(String name) {
        Object value = left.remove(name);
        if (value == null) {
            return null;
        }
        if (value instanceof List<?> list) {
            return new ArrayList<>(list);
        }
        throw mistyped(name, "an array", value);
    }

    public List<Object> list(String name) {
        return required(name, optionalList(name));
    }

    /** The texts of an array, or the one text that stands in its place. */
    public List<String> texts(String name) {
        if (left.get(name) instanceof String) {
            return List.of(text(name));
        }
        List<String> texts = new ArrayList<>();
        for (Object value : list(name)) {
            if (!(value instanceof String text)) {
                throw mistyped(name, "texts", value);
            }
            texts.add(text);
        }
        return texts;
    }

    /** The fields of the object in a field; null when there is none. */
    public @Nullable Fields optionalObject(String name) {
        Object value = left.remove(name);
        return value == null ? null : of(value);
    }

    public Fields object(String name) {
        return required(name, optionalObject(name));
    }

    /** Every field as a text, whatever its name. */
    public Map<String, String> allTexts() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : List.copyOf(left.keySet())) {
            texts.put(name, text(name));
        }
        return texts;
    }

    /**
     * Makes sure that nothing is left over.
     *
     * @throws CatalogException INVALID_ARGUMENT if a field has not been taken
     */
    public void requireNoOthers() {
        if (!left.isEmpty()) {
            throw CatalogException.invalid(
                    "unknown field '" + Printable.text(left.keySet().iterator().next()) + "'");
        }
    }

    private static <T> T required(String name, @Nullable T value) {
        if (value == null) {
            throw CatalogException.invalid("the field '" + name + "' is missing");
        }
        return value;
    }

    private static CatalogException mistyped(String name, String wanted, Object value) {
        return CatalogException.invalid("the field '" + name + "' is " + wanted + ", not " + shown(value));
    }

    private static String shown(Object value) {
        String text = Printable.text(String.valueOf(value));
        return text.length() <= 40 ? text : text.substring(0, 40) + "...";
    }
}
