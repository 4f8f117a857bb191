package org.waymark.server.rest;

import java.util.List;
import org.waymark.api.AttributeChange;
import org.waymark.api.Change;
import org.waymark.wsdl.rest.model.AddSchemaAttributesJson;
import org.waymark.wsdl.rest.model.ClearAttributesJson;
import org.waymark.wsdl.rest.model.CreateSchemaJson;
import org.waymark.wsdl.rest.model.DropSchemaJson;
import org.waymark.wsdl.rest.model.RemoveSchemaAttributesJson;
import org.waymark.wsdl.rest.model.SetAttributesJson;
import org.waymark.wsdl.rest.model.SetSchemaJson;

/** Changes of attributes and their schemas on the wire. */
final class AttributeChangeTypes {

    private AttributeChangeTypes() {}

    static Change setAttributes(SetAttributesJson json) {
        return new AttributeChange.SetAttributes(
                EntryTypes.locator(json.getEntry(), "entry"), Required.field(json.getAttributes(), "attributes"));
    }

    static Change clearAttributes(ClearAttributesJson json) {
        return new AttributeChange.ClearAttributes(
                EntryTypes.locator(json.getEntry(), "entry"), Required.field(json.getNames(), "names"));
    }

    static Change setSchema(SetSchemaJson json) {
        return new AttributeChange.SetSchema(EntryTypes.locator(json.getEntry(), "entry"), json.getSchema());
    }

    static Change createSchema(CreateSchemaJson json) {
        return new AttributeChange.CreateSchema(
                Required.field(json.getSchema(), "schema"),
                json.getAttributes() == null ? List.of() : AttributeTypes.read(json.getAttributes()));
    }

    static Change addSchemaAttributes(AddSchemaAttributesJson json) {
        return new AttributeChange.AddSchemaAttributes(
                Required.field(json.getSchema(), "schema"),
                AttributeTypes.read(Required.field(json.getAttributes(), "attributes")));
    }

    static Change removeSchemaAttributes(RemoveSchemaAttributesJson json) {
        return new AttributeChange.RemoveSchemaAttributes(
                Required.field(json.getSchema(), "schema"), Required.field(json.getNames(), "names"));
    }

    static Change dropSchema(DropSchemaJson json) {
        return new AttributeChange.DropSchema(Required.field(json.getSchema(), "schema"));
    }
}
