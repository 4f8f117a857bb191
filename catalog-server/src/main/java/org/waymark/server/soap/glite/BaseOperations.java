package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.waymark.api.Caller;
import org.waymark.api.Rights;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;

/** The operations that gLite's catalogs have in common. */
final class BaseOperations {

    private BaseOperations() {}

    static Map<String, SoapOperation> ofServiceBase() {
        return Map.of(
                "getVersion",
                (request, catalog) -> XsdValues.text("getVersionReturn", new ServiceBase(catalog).getVersion()),
                "getSchemaVersion",
                (request, catalog) ->
                        XsdValues.text("getSchemaVersionReturn", new ServiceBase(catalog).getSchemaVersion()),
                "getInterfaceVersion",
                (request, catalog) -> XsdValues.text("getInterfaceVersionReturn", ServiceBase.INTERFACE_VERSION),
                "getServiceMetadata",
                (request, catalog) -> XsdValues.text(
                        "getServiceMetadataReturn",
                        new ServiceBase(catalog).getServiceMetadata(XsdValues.requiredText(request.whole(), "key"))));
    }

    /** @param caller tells who sent the request at hand */
    static Map<String, SoapOperation> ofFasBase(Supplier<Caller> caller) {
        return Map.of(
                "checkPermission",
                (request, catalog) -> {
                    List<String> items = new ArrayList<>();
                    SoapElement rest = XsdValues.items(request, "items", item -> items.add(XsdValues.itemText(item)));
                    Rights wanted = PermissionTypes.readPerm(rest, "perm");
                    new FasBase(catalog, caller.get()).checkPermission(items, wanted);
                    return SoapAnswer.EMPTY;
                },
                "getPermission",
                (request, catalog) -> XsdValues.array(
                        "getPermissionReturn",
                        new FasBase(catalog, caller.get()).getPermission(XsdValues.onlyTexts(request, "items")),
                        PermissionTypes::writeEntry),
                "setPermission",
                (request, catalog) -> {
                    List<PermissionEntry> permissions = new ArrayList<>();
                    XsdValues.items(request, "permissions", item -> permissions.add(PermissionTypes.readEntry(item)));
                    new FasBase(catalog, caller.get()).setPermission(permissions);
                    return SoapAnswer.EMPTY;
                });
    }

    static Map<String, SoapOperation> ofMetadataBase() {
        return Map.of(
                "getAttributes",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    return XsdValues.array(
                            "getAttributesReturn",
                            new MetadataBase(catalog)
                                    .getAttributes(
                                            XsdValues.requiredText(all, "item"),
                                            XsdValues.texts(all, "attributeNames")),
                            AttributeTypes::write);
                },
                "setAttributes",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new MetadataBase(catalog)
                            .setAttributes(
                                    XsdValues.requiredText(all, "item"), AttributeTypes.readAll(all, "attributes"));
                    return SoapAnswer.EMPTY;
                },
                "clearAttributes",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new MetadataBase(catalog)
                            .clearAttributes(
                                    XsdValues.requiredText(all, "item"), XsdValues.texts(all, "attributeNames"));
                    return SoapAnswer.EMPTY;
                },
                "listAttributes",
                (request, catalog) -> XsdValues.array(
                        "listAttributesReturn",
                        new MetadataBase(catalog).listAttributes(XsdValues.requiredText(request.whole(), "item")),
                        AttributeTypes::write),
                "query",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    return XsdValues.texts(
                            "queryReturn",
                            new MetadataBase(catalog)
                                    .query(
                                            XsdValues.requiredText(all, "query"),
                                            all.text("type"),
                                            XsdValues.requiredInt(all, "limit"),
                                            XsdValues.requiredInt(all, "offset")));
                });
    }
}
