package org.waymark.server.core.access;

import org.waymark.api.Acl;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.ModeChange.Clause;
import org.waymark.api.ModeChange.Grammar;
import org.waymark.api.Right;
import org.waymark.api.Rights;
import org.waymark.db.EntryRecord;

/** What {@code chmod} makes of an entry's ACL and special bits. */
public record ModeRules(Acl acl, Mode special) {

    public static ModeRules apply(EntryRecord entry, ModeChange change) {
        return change instanceof ModeChange.Absolute absolute
                ? absolute(entry, absolute.mode())
                : symbolic(entry, (ModeChange.Symbolic) change);
    }

    private static ModeRules absolute(EntryRecord entry, Mode mode) {
        Acl acl = entry.acl();
        return new ModeRules(
                acl.with(Tag.OWNER, Rights.ofPosixOwner(mode.owner()))
                        .with(acl.groupClass(), Rights.ofPosix(mode.group()))
                        .with(Tag.OTHER, Rights.ofPosix(mode.other())),
                new Mode(mode.special()));
    }

    private static ModeRules symbolic(EntryRecord entry, ModeChange.Symbolic change) {
        Acl acl = entry.acl();
        int special = entry.special().bits();
        for (Clause clause : change.clauses()) {
            boolean someExecute = (acl.mode().bits() & 0111) != 0;
            boolean bigX = entry.isDirectory() || someExecute;
            for (char subject : clause.subjects().toCharArray()) {
                Tag tag = tag(acl, subject);
                Rights named = rights(clause, change.grammar(), bigX);
                acl = acl.with(tag, applied(acl.of(tag), clause.operator(), named, change.grammar()));
            }
            special = change.grammar() == Grammar.POSIX ? special(special, clause) : special;
        }
        return new ModeRules(acl, new Mode(special));
    }

    private static Tag tag(Acl acl, char subject) {
        return switch (subject) {
            case 'u' -> Tag.OWNER;
            case 'g' -> acl.groupClass();
            default -> Tag.OTHER;
        };
    }

    private static Rights rights(Clause clause, Grammar grammar, boolean bigX) {
        if (grammar == Grammar.GLITE) {
            return Rights.parse(clause.letters());
        }
        String letters = clause.letters();
        boolean execute = letters.indexOf('x') >= 0 || (bigX && letters.indexOf('X') >= 0);
        int digit = (letters.indexOf('r') >= 0 ? 4 : 0) + (letters.indexOf('w') >= 0 ? 2 : 0) + (execute ? 1 : 0);
        return Rights.ofPosix(digit).minus(Rights.ofPosix(0));
    }

    /** POSIX {@code =} speaks of r, w and x alone; what POSIX does not know stays as it is. */
    private static Rights applied(Rights now, char operator, Rights named, Grammar grammar) {
        Rights spokenOf =
                grammar == Grammar.GLITE ? Rights.ALL : Rights.ofPosix(7).minus(Rights.ofPosix(0));
        return switch (operator) {
            case '+' -> now.plus(named);
            case '-' -> now.minus(named);
            default -> now.minus(spokenOf).plus(named);
        };
    }

    private static int special(int special, Clause clause) {
        int bits = clause.letters().indexOf('t') >= 0 ? Mode.STICKY : 0;
        if (clause.letters().indexOf('s') >= 0) {
            bits |= clause.subjects().indexOf('u') >= 0 ? Mode.SETUID : 0;
            bits |= clause.subjects().indexOf('g') >= 0 ? Mode.SETGID : 0;
        }
        return switch (clause.operator()) {
            case '+' -> special | bits;
            case '-' -> special & ~bits;
            default -> clause.subjects().equals("ugo") ? bits : special | bits;
        };
    }

    /** Linux: who changes a mode without belonging to the entry's group cannot leave setgid on it. */
    public ModeRules withoutForeignSetgid(EntryRecord entry, AccessPolicy access) {
        return access.isMemberOf(entry.group()) || !special.isSetgid()
                ? this
                : new ModeRules(acl, new Mode(special.bits() & ~Mode.SETGID));
    }

    /** Linux: a file that gets another owner or group no longer runs as either. */
    public static Mode afterChown(EntryRecord entry, AccessPolicy access) {
        if (!entry.isFile()) {
            return entry.special();
        }
        int bits = entry.special().bits() & ~Mode.SETUID;
        boolean groupExecutes = entry.acl().of(entry.acl().groupClass()).contains(Right.EXECUTE);
        return new Mode(groupExecutes || !access.isMemberOf(entry.group()) ? bits & ~Mode.SETGID : bits);
    }
}
