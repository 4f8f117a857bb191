package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.EntryAcl;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.api.Right;
import org.waymark.api.Rights;
import org.waymark.api.Schema;

/**
 * gLite's permissions as the catalog's POSIX.1e lists, and back. {@code userPerm}, {@code groupPerm} and {@code otherPerm} are
 * the entries of the owner, the owning group and other; the entries of the gLite ACL are named users and groups. The mask is
 * the union of what it masks, so that what was set is what is read back; where a mask of another making takes rights away,
 * what is left of them is shown.
 *
 * <p>The rights are decided upon as POSIX.1e says: by the first of the owner, a named user, the groups and other that the
 * caller is. The original passed whoever any single entry lets pass.
 */
final class Permissions {

    private static final Rights OF_ANY_SCHEMA = Rights.of(Right.READ, Right.LIST, Right.GET_METADATA);

    private Permissions() {}

    static Permission of(EntryAcl entry) {
        Acl acl = entry.acl();
        Rights mask = acl.of(Tag.MASK);
        List<PrincipalRights> named = new ArrayList<>();
        for (AclEntry each : acl.entries()) {
            if (each.tag().isNamed()) {
                named.add(new PrincipalRights(nameIn(acl, each), each.rights().and(mask)));
            }
        }
        return new Permission(
                entry.owner(),
                entry.group(),
                acl.of(Tag.OWNER),
                acl.of(Tag.OWNING_GROUP).and(mask),
                acl.of(Tag.OTHER),
                named);
    }

    /** The bare name, as ever, unless the list has a user and a group of that name. */
    private static String nameIn(Acl acl, AclEntry entry) {
        boolean ambiguous = acl.entries().stream()
                .anyMatch(
                        other -> other.tag() != entry.tag() && other.principal().equals(entry.principal()));
        return ambiguous ? entry.tag().word() + ":" + entry.principal() : entry.principal();
    }

    /** A schema's: its owner may do everything, everybody may read it. */
    static Permission of(Schema schema) {
        return new Permission(schema.owner(), "", Rights.ALL, OF_ANY_SCHEMA, OF_ANY_SCHEMA, List.of());
    }

    /** @param current what an entry had so far; null for a new one */
    static Acl acl(Permission permission, @Nullable Acl current, PrincipalKinds kinds) {
        List<AclEntry> entries = new ArrayList<>();
        entries.add(AclEntry.of(Tag.OWNER, permission.userPerm()));
        entries.add(AclEntry.of(Tag.OWNING_GROUP, permission.groupPerm()));
        entries.add(AclEntry.of(Tag.OTHER, permission.otherPerm()));
        Rights mask = permission.groupPerm();
        for (PrincipalRights named : permission.acl()) {
            Principal principal = kinds.resolve(named.principal(), current);
            Tag tag = principal.kind() == Principal.Kind.USER ? Tag.USER : Tag.GROUP;
            entries.add(new AclEntry(tag, principal.name(), named.rights()));
            mask = mask.plus(named.rights());
        }
        if (!permission.acl().isEmpty()) {
            entries.add(AclEntry.of(Tag.MASK, mask));
        }
        return new Acl(entries);
    }

    /** What gives an entry this permission: its list, and its owner and group where they are to be others than now. */
    static List<Change> changes(Locator entry, Permission permission, EntryAcl current, PrincipalKinds kinds) {
        List<Change> changes = new ArrayList<>();
        changes.add(new Change.SetAcl(entry, AclScope.ACCESS, acl(permission, current.acl(), kinds)));
        String owner = unlessSame(permission.userName(), current.owner());
        String group = unlessSame(permission.groupName(), current.group());
        if (owner != null || group != null) {
            changes.add(new Change.Chown(entry, owner, group, Follow.YES, Recursion.ENTRY));
        }
        return changes;
    }

    private static @Nullable String unlessSame(@Nullable String wanted, String current) {
        return wanted == null || wanted.isEmpty() || wanted.equals(current) ? null : wanted;
    }
}
