package org.waymark.server.core.access;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Caller;
import org.waymark.api.EntryKind;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Mode;
import org.waymark.api.Rights;
import org.waymark.db.EntryRecord;

/** What a new entry takes from its directory: group, ACL, default ACL and setgid, by the rules of POSIX.1e and Linux. */
public record Inheritance(String group, Acl acl, @Nullable Acl defaultAcl, Mode special) {

    /** A symlink guards nothing. */
    private static final Acl ANYBODY = Acl.ofMode(new Mode(0777));

    public static Inheritance of(EntryRecord parent, EntryKind kind, InitialPermissions asked, Caller caller) {
        String group = parent.special().isSetgid() ? parent.group() : groupOf(caller, parent);
        if (kind == EntryKind.SYMLINK) {
            return new Inheritance(group, ANYBODY, null, new Mode(0));
        }
        return asked instanceof InitialPermissions.ByMode byMode
                ? byMode(parent, kind, byMode, group, caller)
                : copied(parent, kind);
    }

    /** The caller's first group; who has none shares the directory's. */
    private static String groupOf(Caller caller, EntryRecord parent) {
        return caller.groups().isEmpty() ? parent.group() : caller.groups().get(0);
    }

    private static Inheritance copied(EntryRecord parent, EntryKind kind) {
        boolean directory = kind == EntryKind.DIRECTORY;
        Mode special = new Mode(directory && parent.special().isSetgid() ? Mode.SETGID : 0);
        return new Inheritance(parent.group(), parent.acl(), directory ? parent.defaultAcl() : null, special);
    }

    private static Inheritance byMode(
            EntryRecord parent, EntryKind kind, InitialPermissions.ByMode asked, String group, Caller caller) {
        boolean directory = kind == EntryKind.DIRECTORY;
        Acl given = parent.defaultAcl();
        Acl acl = given == null ? Acl.ofMode(asked.mode().minus(asked.umask())) : limited(given, asked.mode());
        return new Inheritance(
                group, acl, directory ? given : null, special(parent, directory, asked.mode(), group, caller));
    }

    /** Every class of the default ACL loses what the mode does not ask for. */
    private static Acl limited(Acl given, Mode mode) {
        return given.with(Tag.OWNER, limited(given.of(Tag.OWNER), mode.owner()))
                .with(given.groupClass(), limited(given.of(given.groupClass()), mode.group()))
                .with(Tag.OTHER, limited(given.of(Tag.OTHER), mode.other()));
    }

    private static Rights limited(Rights rights, int digit) {
        Rights unasked = Rights.ofPosix(7).minus(Rights.ofPosix(digit));
        return rights.minus(unasked);
    }

    private static Mode special(EntryRecord parent, boolean directory, Mode asked, String group, Caller caller) {
        boolean setgidParent = parent.special().isSetgid();
        if (directory) {
            return new Mode((asked.bits() & Mode.STICKY) | (setgidParent ? Mode.SETGID : 0));
        }
        boolean runsAsGroup = asked.isSetgid() && (asked.group() & 1) != 0;
        boolean member = caller.administrator() || caller.groups().contains(group);
        return new Mode(runsAsGroup && setgidParent && !member ? asked.special() & ~Mode.SETGID : asked.special());
    }
}
