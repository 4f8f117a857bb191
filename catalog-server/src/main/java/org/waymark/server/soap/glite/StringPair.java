package org.waymark.server.soap.glite;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapWriter;

/** gLite's pair of texts, of which the first is the key. */
record StringPair(String string1, @Nullable String string2) {

    /** @throws org.waymark.api.CatalogException INVALID_ARGUMENT if the key is missing */
    static StringPair read(SoapElement pair) {
        return new StringPair(XsdValues.requiredText(pair, "string1"), pair.text("string2"));
    }

    /** The second text. @throws org.waymark.api.CatalogException INVALID_ARGUMENT if it is missing */
    String requireSecond() {
        if (string2 == null) {
            throw CatalogException.invalid("string2 is missing");
        }
        return string2;
    }

    static void write(SoapWriter response, StringPair pair) {
        response.start("item")
                .text("string1", pair.string1())
                .nillable("string2", pair.string2())
                .end();
    }
}
