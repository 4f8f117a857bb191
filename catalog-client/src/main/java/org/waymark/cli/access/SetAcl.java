package org.waymark.cli.access;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Recursion;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Changes access lists: as {@code setacl} either of a directory's two, as {@code setdefacl} the one that is inherited. */
public final class SetAcl implements ChangingVerb {

    private static final Option MODIFY = Option.value('m', "modify", "ACL", "put entries, in place of those there are");
    private static final Option REMOVE = Option.value('x', "remove", "ACL", "take entries away");
    private static final Option SET = Option.value("set", "ACL", "put a whole new list");
    private static final Option MODIFY_FILE =
            Option.value('M', "modify-file", "FILE", "as -m, from a file; - is stdin");
    private static final Option REMOVE_FILE = Option.value('X', "remove-file", "FILE", "as -x, from a file");
    private static final Option SET_FILE = Option.value("set-file", "FILE", "as --set, from a file");
    private static final Option CLEAR =
            Option.flag('b', "remove-all", "take all but the mode away, the default list too");
    private static final Option NO_DEFAULT = Option.flag('k', "remove-default", "take the default list away");
    private static final Option DEFAULT = Option.flag('d', "default", "the default list is meant");
    private static final Option BATCH =
            Option.value("batch", "NUMBER", "as gLite's -b; the size of messages is chosen");

    private final String name;

    public SetAcl(String name) {
        this.name = name;
    }

    private boolean ofDefault() {
        return name.equals("setdefacl");
    }

    @Override
    public Syntax syntax() {
        String summary = ofDefault() ? "changes what new entries in directories inherit" : "changes access lists";
        return Syntax.of(name, Operands.ENTRIES, summary)
                .options(
                        MODIFY,
                        REMOVE,
                        SET,
                        MODIFY_FILE,
                        REMOVE_FILE,
                        SET_FILE,
                        CLEAR,
                        NO_DEFAULT,
                        DEFAULT,
                        Recursive.OPTION,
                        BATCH)
                .uses(Operation.SET_ACL, Operation.MODIFY_ACL, Operation.STAT)
                .notes(
                        "An ACL is a list of user:NAME:PERMS, group:NAME:PERMS, user::PERMS, group::PERMS, mask::PERMS and "
                                + "other::PERMS, with 'default:' before those for the list that is inherited. PERMS are letters "
                                + "of rwx, an octal digit, or letters of gLite's pdrwlxgs. To take an entry away, leave :PERMS out.",
                        "The letters are those of setfacl. gLite's form of an entry, PRINCIPAL:PERMS, stands for a user; its "
                                + "-m and -M are the same; its -d PRINCIPAL is -x PRINCIPAL here, its -D FILE is -X FILE, its -x ACL "
                                + "is --set, its -X FILE is --set-file, and its -x NONE is -b.");
    }

    @Override
    public List<Change> changes(Call call) {
        AclScope scope = ofDefault() || call.arguments().has(DEFAULT) ? AclScope.DEFAULT : AclScope.ACCESS;
        List<AclArgument> put = new ArrayList<>();
        List<AclArgument> remove = new ArrayList<>();
        List<AclArgument> whole = new ArrayList<>();
        for (String text : texts(MODIFY, MODIFY_FILE, call)) {
            put.addAll(AclArgument.toPut(text, scope));
        }
        for (String text : texts(REMOVE, REMOVE_FILE, call)) {
            remove.addAll(AclArgument.toRemove(text, scope));
        }
        for (String text : texts(SET, SET_FILE, call)) {
            whole.addAll(AclArgument.toPut(text, scope));
        }
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(call.arguments().operands())) {
            addChanges(changes, entry, put, remove, whole, call);
        }
        return changes;
    }

    private static List<String> texts(Option inline, Option file, Call call) {
        List<String> texts = new ArrayList<>(call.arguments().values(inline));
        for (String name : call.arguments().values(file)) {
            texts.addAll(AclFile.lines(name, call));
        }
        return texts;
    }

    private void addChanges(
            List<Change> changes,
            Locator entry,
            List<AclArgument> put,
            List<AclArgument> remove,
            List<AclArgument> whole,
            Call call) {
        Arguments arguments = call.arguments();
        Recursion recursion = Recursive.in(arguments);
        int before = changes.size();
        if (arguments.has(CLEAR)) {
            clear(changes, entry, recursion, call);
        }
        if (arguments.has(NO_DEFAULT)) {
            changes.add(new Change.SetAcl(entry, AclScope.DEFAULT, null, recursion));
        }
        for (AclScope scope : AclScope.values()) {
            List<AclEntry> list = ofScope(whole, scope);
            if (!list.isEmpty()) {
                changes.add(new Change.SetAcl(entry, scope, AclText.complete(list), recursion));
            }
            List<AclEntry> wanted = ofScope(put, scope);
            List<AclEntry> unwanted = ofScope(remove, scope);
            if (!wanted.isEmpty() || !unwanted.isEmpty()) {
                changes.add(new Change.ModifyAcl(entry, scope, wanted, unwanted, recursion));
            }
        }
        if (changes.size() == before) {
            throw new UsageException("Illegal command line arguments: one of -m, -x, --set, -b and -k is wanted");
        }
    }

    /** The mode's entries are kept as they are, which is why they must be known. */
    private void clear(List<Change> changes, Locator entry, Recursion recursion, Call call) {
        Entry now = call.catalog().stat(entry);
        if (!ofDefault()) {
            List<AclEntry> kept = now.acl().without(one -> one.tag().isNamed() || one.tag() == AclEntry.Tag.MASK);
            changes.add(new Change.SetAcl(entry, AclScope.ACCESS, new Acl(kept), recursion));
        }
        if (now.defaultAcl() != null) {
            changes.add(new Change.SetAcl(entry, AclScope.DEFAULT, null, recursion));
        }
    }

    private static List<AclEntry> ofScope(List<AclArgument> arguments, AclScope scope) {
        List<AclEntry> entries = new ArrayList<>();
        for (AclArgument argument : arguments) {
            if (argument.scope() == scope) {
                entries.add(argument.entry());
            }
        }
        return entries;
    }
}
