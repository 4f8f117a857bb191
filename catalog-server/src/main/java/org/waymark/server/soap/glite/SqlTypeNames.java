package org.waymark.server.soap.glite;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;

/**
 * The types of attributes by the names that clients of the original took from the databases behind it. Lengths and time zones
 * are not kept: a text has the length that the catalog allows.
 */
final class SqlTypeNames {

    private static final Map<String, AttributeType> TYPES = new HashMap<>();

    /** A name, and the numbers of {@code (10,2)} behind it. */
    private static final Pattern NAME = Pattern.compile(
            "([a-z][a-z0-9 ]*?) ?(?:\\( ?\\d+(?: ?, ?(\\d+))?(?: char| byte)? ?\\))?(?: (?:unsigned|with(?:out)?(?: local)? time zone))?");

    static {
        named(
                AttributeType.STRING,
                "string",
                "char",
                "character",
                "character varying",
                "varchar",
                "varchar2",
                "nchar",
                "nvarchar",
                "nvarchar2",
                "text",
                "tinytext",
                "clob");
        named(AttributeType.INT, "int", "integer", "tinyint", "smallint", "mediumint", "bigint", "long");
        named(AttributeType.FLOAT, "float", "double", "double precision", "real");
        named(AttributeType.DATE, "date", "datetime", "timestamp");
        named(AttributeType.BOOLEAN, "boolean", "bool", "bit");
    }

    /** Names of numbers that are whole unless they have a second number, as {@code decimal(10,2)} has. */
    private static final List<String> NUMBERS = List.of("number", "numeric", "decimal", "dec");

    private SqlTypeNames() {}

    private static void named(AttributeType type, String... names) {
        for (String name : names) {
            TYPES.put(name, type);
        }
    }

    /**
     * Reads one of the catalog's own names, or an SQL type in any letter case.
     *
     * @throws CatalogException INVALID_ARGUMENT if there is none, or it is unknown
     */
    static AttributeType parse(@Nullable String text) {
        if (text == null || text.isBlank()) {
            throw CatalogException.invalid("an attribute of a schema needs a type");
        }
        String words = text.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        Matcher name = NAME.matcher(words);
        if (!name.matches()) {
            return AttributeType.parse(words);
        }
        if (NUMBERS.contains(name.group(1))) {
            return number(words, name.group(2));
        }
        AttributeType type = TYPES.get(name.group(1));
        return type != null ? type : AttributeType.parse(words);
    }

    private static AttributeType number(String words, @Nullable String scale) {
        boolean whole = scale == null ? words.indexOf('(') >= 0 : scale.equals("0");
        return whole ? AttributeType.INT : AttributeType.FLOAT;
    }
}
