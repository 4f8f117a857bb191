package org.waymark.clients.axis;

import java.util.stream.Stream;
import org.glite.data.catalog.service.ACLEntry;
import org.glite.data.catalog.service.Attribute;
import org.glite.data.catalog.service.Perm;
import org.glite.data.catalog.service.Permission;
import org.glite.data.catalog.service.PermissionEntry;
import org.glite.data.catalog.service.StringPair;

/** Short forms of what the generated types hold. */
final class Values {

    private static final String LETTERS = "pdrwlxgs";

    private Values() {}

    static String[] these(String... texts) {
        return texts;
    }

    static StringPair[] pair(String first, String second) {
        return new StringPair[] {new StringPair(first, second)};
    }

    static String[] texts(StringPair... pairs) {
        return Stream.of(pairs)
                .map(pair -> pair.getString1() + " " + pair.getString2())
                .toArray(String[]::new);
    }

    static Attribute[] attribute(String name, String value, String type) {
        return new Attribute[] {new Attribute(name, value, type)};
    }

    static String[] texts(Attribute... attributes) {
        return Stream.of(attributes)
                .map(each -> each.getName() + " " + each.getValue() + " " + each.getType())
                .toArray(String[]::new);
    }

    /** The rights whose letters are in {@code text}. */
    static Perm perm(String text) {
        return new Perm(
                text.contains("p"),
                text.contains("d"),
                text.contains("r"),
                text.contains("w"),
                text.contains("l"),
                text.contains("x"),
                text.contains("g"),
                text.contains("s"));
    }

    static String text(Perm perm) {
        boolean[] rights = {
            perm.isPermission(),
            perm.isRemove(),
            perm.isRead(),
            perm.isWrite(),
            perm.isList(),
            perm.isExecute(),
            perm.isGetMetadata(),
            perm.isSetMetadata()
        };
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rights.length; i++) {
            text.append(rights[i] ? LETTERS.charAt(i) : '-');
        }
        return text.toString();
    }

    static Permission permission(String user, String group, String other, ACLEntry... acl) {
        Permission permission = new Permission();
        permission.setUserPerm(perm(user));
        permission.setGroupPerm(perm(group));
        permission.setOtherPerm(perm(other));
        permission.setAcl(acl);
        return permission;
    }

    static PermissionEntry[] permission(String item, Permission permission) {
        return new PermissionEntry[] {new PermissionEntry(item, permission)};
    }

    /** Owner, the three sets of rights, and the ACL. */
    static String text(Permission permission) {
        StringBuilder text = new StringBuilder(String.join(
                " ",
                permission.getUserName(),
                text(permission.getUserPerm()),
                text(permission.getGroupPerm()),
                text(permission.getOtherPerm())));
        if (permission.getAcl() != null) {
            for (ACLEntry entry : permission.getAcl()) {
                text.append(' ').append(entry.getPrincipal()).append(':').append(text(entry.getPrincipalPerm()));
            }
        }
        return text.toString();
    }
}
