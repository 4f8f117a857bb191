package org.waymark.api;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.regex.Pattern;

/** What the values of an attribute are. Values travel as text; each has one canonical text. */
public enum AttributeType {
    /** Any text of 1 to {@value Attribute#MAX_BYTES} bytes; compared by bytes. */
    STRING {
        @Override
        String read(String text) {
            Limits.requireText("the value of an attribute", text, Attribute.MAX_BYTES);
            return text;
        }
    },
    /** A whole number of 64 bits. */
    INT {
        @Override
        String read(String text) {
            requireForm(WHOLE, text);
            return Long.toString(Long.parseLong(text));
        }
    },
    /** A finite number of IEEE 754 double precision. */
    FLOAT {
        @Override
        String read(String text) {
            requireForm(REAL, text);
            double value = Double.parseDouble(text);
            if (Double.isNaN(value) || Double.isInfinite(value)) {
                throw new NumberFormatException("not finite");
            }
            // There is one zero.
            return Double.toString(value + 0.0);
        }
    },
    /** A point in time, to the millisecond: {@code 2026-11-21T10:15:30Z}, or a day for its beginning in UTC. */
    DATE {
        @Override
        String read(String text) {
            Instant time = text.indexOf('T') < 0
                    ? LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant()
                    : OffsetDateTime.parse(text).toInstant();
            return String.valueOf(Limits.requireTime(time));
        }
    },
    BOOLEAN {
        @Override
        String read(String text) {
            String value = text.toLowerCase(Locale.ROOT);
            if (!value.equals("true") && !value.equals("false")) {
                throw new IllegalArgumentException("neither true nor false");
            }
            return value;
        }
    };

    // Java reads more than these: digits of other scripts, hexadecimal, blanks around.
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern REAL = Pattern.compile("[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?");

    abstract String read(String text);

    private static void requireForm(Pattern form, String text) {
        if (!form.matcher(text).matches()) {
            throw new NumberFormatException("not of the form " + form);
        }
    }

    /** The type's name on every wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @throws CatalogException INVALID_ARGUMENT if no type has this name */
    public static AttributeType parse(String wireName) {
        for (AttributeType type : values()) {
            if (type.wireName().equals(wireName)) {
                return type;
            }
        }
        throw CatalogException.invalid(
                "an attribute is string, int, float, date or boolean, not " + EntryName.printable(wireName));
    }

    /**
     * The one text that stands for the value that {@code text} stands for.
     *
     * @throws CatalogException INVALID_ARGUMENT if it stands for no value of this type
     */
    public String canonical(String text) {
        if (text.isEmpty()) {
            throw CatalogException.invalid("the value of an attribute cannot be empty");
        }
        try {
            return read(text);
        } catch (CatalogException e) {
            throw e;
        } catch (IllegalArgumentException | DateTimeParseException e) {
            throw new CatalogException(
                    ErrorCode.INVALID_ARGUMENT,
                    "no value of the type %s: %s".formatted(wireName(), EntryName.printable(text)),
                    e);
        }
    }
}
