package org.waymark.server.config;

import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much XML one SOAP message may hold.
 *
 * @param depth How deep the elements of a SOAP message may be nested.
 * @param attributes How many attributes an element of a SOAP message may have.
 * @param attributeLength How many characters a name in a SOAP message, or the value of an attribute, may have.
 * @param textLength How many characters the text of an element in a SOAP message may have.
 * @param children How many elements may stand right below one in a SOAP message: the items of a bulk call, and room for its other parameters.
 * @param names How many different names a SOAP message may have.
 * @param elements How many elements a SOAP message may have.
 * @param keptElements How many elements of a SOAP message the server keeps at a time: those of an item where a list is read item by item, or those of the whole message.
 * @param keptCharacters How many characters of text of a SOAP message the server keeps at a time, likewise.
 * @param characters How many characters a SOAP message may have, blanks and comments included.
 */
public record SoapProperties(
        @DefaultValue("20") int depth,
        @DefaultValue("50") int attributes,
        @DefaultValue("8192") int attributeLength,
        @DefaultValue("65536") int textLength,
        @DefaultValue("10100") int children,
        @DefaultValue("1000") int names,
        @DefaultValue("1000000") int elements,
        @DefaultValue("100000") int keptElements,
        @DefaultValue("8388608") int keptCharacters,
        @DefaultValue("33554432") int characters) {

    /** The limits of a server that is configured for no others. */
    public static final SoapProperties DEFAULTS =
            new SoapProperties(20, 50, 8_192, 65_536, 10_100, 1_000, 1_000_000, 100_000, 8_388_608, 33_554_432);

    private static final int DEEPEST = 500;

    public SoapProperties {
        requireBetween("depth", depth, DEEPEST);
        requireBetween("attributes", attributes, 1_000);
        requireBetween("attribute-length", attributeLength, 1_000_000);
        requireBetween("text-length", textLength, 10_000_000);
        requireBetween("children", children, 1_000_000);
        requireBetween("names", names, 100_000);
        requireBetween("elements", elements, 100_000_000);
        requireBetween("kept-elements", keptElements, 10_000_000);
        requireBetween("kept-characters", keptCharacters, 1_000_000_000);
        requireBetween("characters", characters, Integer.MAX_VALUE);
    }

    private static void requireBetween(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new RefusedProperty("waymark.soap." + name, "must be 1 to " + most + ", not " + value);
        }
    }
}
