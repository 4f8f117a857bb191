package org.waymark.server.soap.glite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.waymark.api.CatalogException;
import org.waymark.api.Right;
import org.waymark.api.Rights;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapWriter;

/** gLite's permissions on the wire. */
final class PermissionTypes {

    /** The fields of {@code Perm} in the order of the contract. */
    private static final Map<String, Right> FIELDS = fields();

    private PermissionTypes() {}

    private static Map<String, Right> fields() {
        Map<String, Right> fields = new LinkedHashMap<>();
        fields.put("permission", Right.PERMISSION);
        fields.put("remove", Right.REMOVE);
        fields.put("read", Right.READ);
        fields.put("write", Right.WRITE);
        fields.put("list", Right.LIST);
        fields.put("execute", Right.EXECUTE);
        fields.put("getMetadata", Right.GET_METADATA);
        fields.put("setMetadata", Right.SET_METADATA);
        return fields;
    }

    /** @throws CatalogException INVALID_ARGUMENT if there is no {@code Perm} of this name */
    static Rights readPerm(SoapElement parent, String name) {
        SoapElement perm = XsdValues.required(parent, name);
        Rights rights = Rights.NONE;
        for (Map.Entry<String, Right> field : FIELDS.entrySet()) {
            if (XsdValues.bool(perm, field.getKey())) {
                rights = rights.plus(Rights.of(field.getValue()));
            }
        }
        return rights;
    }

    static void writePerm(SoapWriter response, String name, Rights rights) {
        response.start(name);
        FIELDS.forEach((field, right) -> response.bool(field, rights.contains(right)));
        response.end();
    }

    static PermissionEntry readEntry(SoapElement entry) {
        return new PermissionEntry(
                XsdValues.requiredText(entry, "item"), readPermission(XsdValues.required(entry, "permission")));
    }

    static void writeEntry(SoapWriter response, PermissionEntry entry) {
        response.start("item").text("item", entry.item());
        writePermission(response, "permission", entry.permission());
        response.end();
    }

    /** @throws CatalogException INVALID_ARGUMENT if one of the three {@code Perm} is missing */
    static Permission readPermission(SoapElement permission) {
        return new Permission(
                permission.text("userName"),
                permission.text("groupName"),
                readPerm(permission, "userPerm"),
                readPerm(permission, "groupPerm"),
                readPerm(permission, "otherPerm"),
                readAcl(permission.children("acl")));
    }

    private static List<PrincipalRights> readAcl(List<SoapElement> acl) {
        return acl.stream()
                .filter(entry -> !entry.isNil())
                .map(entry -> new PrincipalRights(
                        XsdValues.requiredText(entry, "principal"), readPerm(entry, "principalPerm")))
                .toList();
    }

    static void writePermission(SoapWriter response, String name, Permission permission) {
        response.start(name).nillable("userName", permission.userName()).nillable("groupName", permission.groupName());
        writePerm(response, "userPerm", permission.userPerm());
        writePerm(response, "groupPerm", permission.groupPerm());
        writePerm(response, "otherPerm", permission.otherPerm());
        for (PrincipalRights entry : permission.acl()) {
            response.start("acl");
            writePerm(response, "principalPerm", entry.rights());
            response.text("principal", entry.principal()).end();
        }
        response.end();
    }
}
