package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapRequest;
import org.waymark.server.soap.SoapWriter;

/** The simple values and the arrays of gLite's messages. What cannot be read is INVALID_ARGUMENT. */
final class XsdValues {

    private XsdValues() {}

    static SoapElement required(SoapElement parent, String name) {
        SoapElement child = parent.child(name);
        if (child == null) {
            throw missing(name);
        }
        return child;
    }

    static String requiredText(SoapElement parent, String name) {
        return required(parent, name).text();
    }

    /** The text of an item of an array. */
    static String itemText(SoapElement item) {
        if (item.isNil()) {
            throw missing(item.name());
        }
        return item.text();
    }

    private static CatalogException missing(String name) {
        return CatalogException.invalid("%s is missing".formatted(name));
    }

    /** A boolean that is false where it is absent. */
    static boolean bool(SoapElement parent, String name) {
        String text = parent.text(name);
        return text != null && bool(name, text.strip());
    }

    private static boolean bool(String name, String text) {
        return switch (text) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw CatalogException.invalid("%s is neither true nor false".formatted(name));
        };
    }

    static int requiredInt(SoapElement parent, String name) {
        long number = requiredLong(parent, name);
        if (number != (int) number) {
            throw notANumber(name, null);
        }
        return (int) number;
    }

    static long requiredLong(SoapElement parent, String name) {
        try {
            return Long.parseLong(requiredText(parent, name).strip());
        } catch (NumberFormatException e) {
            throw notANumber(name, e);
        }
    }

    private static CatalogException notANumber(String name, @Nullable NumberFormatException cause) {
        return new CatalogException(ErrorCode.INVALID_ARGUMENT, "%s is not a whole number".formatted(name), cause);
    }

    /** The texts of an array; none where it is absent. Items may have any name. */
    static List<String> texts(SoapElement parent, String name) {
        SoapElement array = parent.child(name);
        return array == null
                ? List.of()
                : array.children().stream().map(XsdValues::itemText).toList();
    }

    /**
     * Gives {@code items} those of an array one by one, and returns the other parameters. An array may be nil, but not be
     * missing: who misspells its name does not want nothing done.
     */
    static SoapElement items(SoapRequest request, String array, Consumer<SoapElement> items) {
        SoapElement parameters = request.whole(array, items);
        if (parameters.children(array).isEmpty()) {
            throw missing(array);
        }
        return parameters;
    }

    /** The texts of an array that is the only parameter. */
    static List<String> onlyTexts(SoapRequest request, String name) {
        List<String> texts = new ArrayList<>();
        items(request, name, item -> texts.add(itemText(item)));
        return texts;
    }

    static SoapAnswer text(String name, String value) {
        return response -> response.text(name, value);
    }

    static SoapAnswer texts(String name, List<String> values) {
        return array(name, values, (response, value) -> response.text("item", value));
    }

    /** An array, empty rather than nil. */
    static <T> SoapAnswer array(String name, List<T> values, BiConsumer<SoapWriter, T> item) {
        return response -> {
            response.start(name);
            values.forEach(value -> item.accept(response, value));
            response.end();
        };
    }
}
