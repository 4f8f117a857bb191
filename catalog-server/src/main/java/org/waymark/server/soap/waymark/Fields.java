package org.waymark.server.soap.waymark;

import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.wire.Timestamps;

/**
 * What one element of a request holds: a text, or other elements by their names. Whoever reads it asks for every element
 * that the contract knows; {@link #requireNothingElse} refuses those that nobody asked for. One that is nil counts as absent.
 *
 * <p>Every method throws INVALID_ARGUMENT, naming the element, for what the contract does not allow.
 */
final class Fields {

    private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?[0-9]{1,19}");

    private static final int SHOWN_CHARACTERS = 200;

    private final SoapElement element;
    private final Set<String> asked = new HashSet<>();

    Fields(SoapElement element) {
        this.element = element;
    }

    /** All the elements of this name. */
    List<Fields> all(String field) {
        return elements(field).stream().map(Fields::new).toList();
    }

    /** All the elements, whatever their names. */
    List<Fields> everything() {
        Set<String> names = element.children().stream().map(SoapElement::name).collect(Collectors.toSet());
        names.forEach(this::elements);
        requireNothingElse();
        return element.children().stream().map(Fields::new).toList();
    }

    String name() {
        return element.name();
    }

    private List<SoapElement> elements(String field) {
        asked.add(field);
        List<SoapElement> found = element.children(field);
        if (found.stream().anyMatch(SoapElement::isNil)) {
            throw CatalogException.invalid("an element '%s' in '%s' is nil".formatted(field, element.name()));
        }
        return found;
    }

    /** The element of this name, or null. */
    @Nullable
    Fields find(String field) {
        asked.add(field);
        List<SoapElement> found = element.children(field);
        if (found.size() > 1) {
            throw CatalogException.invalid("the element '%s' stands twice in '%s'".formatted(field, element.name()));
        }
        return found.isEmpty() || found.get(0).isNil() ? null : new Fields(found.get(0));
    }

    Fields require(String field) {
        return required(find(field), field);
    }

    private <T> T required(@Nullable T value, String field) {
        if (value == null) {
            throw CatalogException.invalid("the element '%s' is missing in '%s'".formatted(field, element.name()));
        }
        return value;
    }

    /** What {@code element} itself holds, which is nothing but text. */
    private static String textOf(SoapElement element) {
        if (!element.children().isEmpty()) {
            throw CatalogException.invalid("the element '%s' holds text alone".formatted(element.name()));
        }
        return element.text();
    }

    private String word() {
        return textOf(element).strip();
    }

    private CatalogException not(String what) {
        return CatalogException.invalid("the element '%s' is not %s".formatted(element.name(), what));
    }

    List<String> texts(String field) {
        return elements(field).stream().map(Fields::textOf).toList();
    }

    @Nullable
    String text(String field) {
        Fields found = find(field);
        return found == null ? null : textOf(found.element);
    }

    String requireText(String field) {
        return required(text(field), field);
    }

    @Nullable
    Long number(String field) {
        Fields found = find(field);
        return found == null ? null : found.number(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    long requireNumber(String field) {
        return required(number(field), field);
    }

    int number(String field, int unlessGiven) {
        Fields found = find(field);
        return found == null ? unlessGiven : (int) found.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private long number(long least, long most) {
        String digits = word();
        if (WHOLE_NUMBER.matcher(digits).matches()) {
            BigInteger value = new BigInteger(digits);
            if (value.bitLength() < Long.SIZE && value.longValue() >= least && value.longValue() <= most) {
                return value.longValue();
            }
        }
        throw not("a whole number of " + (most == Long.MAX_VALUE ? Long.SIZE : Integer.SIZE) + " bits");
    }

    boolean flag(String field, boolean unlessGiven) {
        Boolean value = flag(field);
        return value == null ? unlessGiven : value;
    }

    @Nullable
    Boolean flag(String field) {
        Fields found = find(field);
        if (found == null) {
            return null;
        }
        return switch (found.word()) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw found.not("true or false");
        };
    }

    @Nullable
    Instant time(String field) {
        Fields found = find(field);
        if (found == null) {
            return null;
        }
        try {
            return Timestamps.parse(found.word());
        } catch (DateTimeException e) {
            throw found.not("a time with its offset from UTC");
        }
    }

    <E extends Enum<E>> @Nullable E constant(String field, Class<E> type) {
        Fields found = find(field);
        if (found == null) {
            return null;
        }
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(found.word())) {
                return constant;
            }
        }
        throw found.not("one of " + List.of(type.getEnumConstants()));
    }

    <E extends Enum<E>> E constant(String field, Class<E> type, E unlessGiven) {
        E constant = constant(field, type);
        return constant == null ? unlessGiven : constant;
    }

    <E extends Enum<E>> E requireConstant(String field, Class<E> type) {
        return required(constant(field, type), field);
    }

    /** Elements that each hold a {@code name} and a {@code value}, as a map. */
    Map<String, String> named(String field) {
        Map<String, String> values = new TreeMap<>();
        for (Fields each : all(field)) {
            String key = each.requireText("name");
            if (values.put(key, each.requireText("value")) != null) {
                throw CatalogException.invalid("the name '%s' stands twice in '%s'".formatted(shown(key), field));
            }
            each.requireNothingElse();
        }
        return values;
    }

    /** @throws CatalogException if the element holds one that nobody asked for, or text beside the elements */
    void requireNothingElse() {
        for (SoapElement child : element.children()) {
            if (!asked.contains(child.name()) || !child.namespace().equals(WaymarkEndpoint.NAMESPACE)) {
                throw CatalogException.invalid("the element '%s' is not known in '%s'"
                        .formatted(shown("{" + child.namespace() + "}" + child.name()), element.name()));
            }
        }
        if (!element.text().isBlank()) {
            throw CatalogException.invalid("the element '%s' holds no text".formatted(element.name()));
        }
    }

    /** A name that a client made up, at a length that fits into a message. */
    static String shown(String name) {
        return name.length() > SHOWN_CHARACTERS ? name.substring(0, SHOWN_CHARACTERS) + "..." : name;
    }
}
