package org.waymark.server.soap.glite;

import java.util.List;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapWriter;

/** gLite's attributes on the wire. */
final class AttributeTypes {

    private AttributeTypes() {}

    static List<GliteAttribute> readAll(SoapElement parent, String name) {
        SoapElement array = parent.child(name);
        return array == null
                ? List.of()
                : array.children().stream().map(AttributeTypes::read).toList();
    }

    private static GliteAttribute read(SoapElement attribute) {
        return new GliteAttribute(
                XsdValues.requiredText(attribute, "name"), attribute.text("value"), attribute.text("type"));
    }

    static void write(SoapWriter response, GliteAttribute attribute) {
        response.start("item")
                .text("name", attribute.name())
                .nillable("value", attribute.value())
                .nillable("type", attribute.type())
                .end();
    }
}
