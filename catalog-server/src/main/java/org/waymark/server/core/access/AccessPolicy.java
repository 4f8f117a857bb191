package org.waymark.server.core.access;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.Decision;
import org.waymark.api.ErrorCode;
import org.waymark.api.Right;
import org.waymark.api.Rights;
import org.waymark.db.EntryRecord;

/**
 * What one caller may do with an entry, by the rules of POSIX.1e: the owner's entry decides for the owner, a named user's
 * for that user, the matching group entries for members (one of them must grant all that is asked), other's for the rest.
 * The mask limits all but owner and other. An administrator may do everything.
 */
public final class AccessPolicy {

    private final Caller caller;
    private final Set<String> groups;

    public AccessPolicy(Caller caller) {
        this.caller = caller;
        this.groups = Set.copyOf(caller.groups());
    }

    public Caller caller() {
        return caller;
    }

    public boolean owns(EntryRecord entry) {
        return caller.administrator() || caller.user().equals(entry.owner());
    }

    public boolean isMemberOf(String group) {
        return caller.administrator() || groups.contains(group);
    }

    public boolean may(EntryRecord entry, Rights wanted) {
        return decide(entry, wanted).allowed();
    }

    public boolean may(EntryRecord entry, Right wanted) {
        return may(entry, Rights.of(wanted));
    }

    /** Whether the caller may remove or rename {@code entry}, as far as the sticky bit of its directory is concerned. */
    public boolean passesSticky(EntryRecord directory, EntryRecord entry) {
        return !directory.special().isSticky() || owns(entry) || owns(directory);
    }

    /** The decision on {@code wanted}, with the entry that made it. */
    public Decision decide(EntryRecord entry, Rights wanted) {
        if (caller.administrator()) {
            return new Decision(true, Rights.ALL, null);
        }
        Acl acl = entry.acl();
        if (caller.user().equals(entry.owner())) {
            return decidedBy(find(acl, Tag.OWNER, ""), Rights.ALL, wanted);
        }
        Rights mask = acl.of(Tag.MASK);
        AclEntry named = find(acl, Tag.USER, caller.user());
        if (named != null) {
            return decidedBy(named, mask, wanted);
        }
        Decision byGroups = decideByGroups(entry, mask, wanted);
        return byGroups != null ? byGroups : decidedBy(find(acl, Tag.OTHER, ""), Rights.ALL, wanted);
    }

    private @Nullable Decision decideByGroups(EntryRecord entry, Rights mask, Rights wanted) {
        int matching = 0;
        Rights union = Rights.NONE;
        AclEntry last = null;
        AclEntry granting = null;
        for (AclEntry candidate : entry.acl().entries()) {
            boolean matches = switch (candidate.tag()) {
                case OWNING_GROUP -> groups.contains(entry.group());
                case GROUP -> groups.contains(candidate.principal());
                case OWNER, USER, MASK, OTHER -> false;
            };
            if (matches) {
                matching++;
                last = candidate;
                Rights granted = candidate.rights().and(mask);
                union = union.plus(granted);
                if (granting == null && granted.contains(wanted)) {
                    granting = candidate;
                }
            }
        }
        if (matching == 0) {
            return null;
        }
        return new Decision(granting != null, union, granting != null || matching > 1 ? granting : last);
    }

    private static Decision decidedBy(@Nullable AclEntry entry, Rights mask, Rights wanted) {
        Rights granted = entry == null ? Rights.NONE : entry.rights().and(mask);
        return new Decision(granted.contains(wanted), granted, entry);
    }

    private static @Nullable AclEntry find(Acl acl, Tag tag, String principal) {
        for (AclEntry entry : acl.entries()) {
            if (entry.tag() == tag && entry.principal().equals(principal)) {
                return entry;
            }
        }
        return null;
    }

    /** @throws CatalogException PERMISSION_DENIED, naming {@code subject} and the rights that are missing */
    public void require(EntryRecord entry, String subject, Right... wanted) {
        Rights rights = Rights.of(wanted);
        if (!may(entry, rights)) {
            throw denied(subject, "needs " + letters(rights));
        }
    }

    /** Ownership, or the right to change permissions. */
    public void requireMayChangePermissions(EntryRecord entry, String subject) {
        if (!owns(entry) && !may(entry, Right.PERMISSION)) {
            throw denied(subject, "needs ownership or p");
        }
    }

    public void requireAdministrator(String what) {
        if (!caller.administrator()) {
            throw denied(what, "is for administrators");
        }
    }

    public static CatalogException denied(String subject, String why) {
        return new CatalogException(ErrorCode.PERMISSION_DENIED, "permission denied: " + subject + " (" + why + ")");
    }

    private static String letters(Rights rights) {
        return rights.toString().replace("-", "");
    }
}
