package org.waymark.server.wire;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.CatalogException;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Mode;
import org.waymark.api.Rights;

/** Modes on the wire, and what they say about ACLs. */
public final class Modes {

    private static final int UNNAMED_ENTRIES = 3;
    private static final Mode NO_BITS = new Mode(0);

    private Modes() {}

    /** Four octal digits, without the cost of a format. */
    public static String text(Mode mode) {
        int bits = mode.bits();
        return new String(new char[] {digit(bits >> 9), digit(bits >> 6), digit(bits >> 3), digit(bits)});
    }

    private static char digit(int bits) {
        return (char) ('0' + (bits & 7));
    }

    /** Whether {@code acl} is what its own mode stands for, so that nobody needs to be told of it. */
    public static boolean sayAll(Acl acl) {
        if (acl.entries().size() != UNNAMED_ENTRIES) {
            return false;
        }
        for (AclEntry entry : acl.entries()) {
            Rights rights = entry.rights();
            Rights implied =
                    entry.tag() == Tag.OWNER ? Rights.ofPosixOwner(rights.posix()) : Rights.ofPosix(rights.posix());
            if (!rights.equals(implied)) {
                return false;
            }
        }
        return true;
    }

    /**
     * What a new entry starts with. Without a mode {@code unlessGiven} counts; a mode is taken as it is unless a umask
     * comes with it.
     */
    public static InitialPermissions initial(
            @Nullable String mode, @Nullable String umask, boolean copyPermissions, int unlessGiven) {
        if (copyPermissions) {
            if (mode != null || umask != null) {
                throw CatalogException.invalid("copyPermissions excludes mode and umask");
            }
            return new InitialPermissions.CopyOfParent();
        }
        Mode mask = mode == null ? InitialPermissions.DEFAULT_UMASK : NO_BITS;
        return new InitialPermissions.ByMode(
                mode == null ? new Mode(unlessGiven) : Mode.parse(mode), umask == null ? mask : Mode.parse(umask));
    }
}
