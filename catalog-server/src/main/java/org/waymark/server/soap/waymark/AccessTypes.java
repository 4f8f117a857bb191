package org.waymark.server.soap.waymark;

import static org.waymark.server.soap.waymark.EntryTypes.locator;

import java.util.List;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.ModeChange;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;

/** Changes of who may do what on the wire. */
final class AccessTypes {

    private AccessTypes() {}

    static Change chmod(Fields fields) {
        return new Change.Chmod(locator(fields, "entry"), mode(fields), recursion(fields));
    }

    private static ModeChange mode(Fields fields) {
        String text = fields.requireText("mode");
        ModeChange.Grammar grammar = fields.constant("grammar", ModeChange.Grammar.class);
        boolean octal = !text.isEmpty() && Character.isDigit(text.charAt(0));
        return grammar == null || octal ? ModeChange.parse(text) : ModeChange.parse(text, grammar);
    }

    static Change chown(Fields fields) {
        return new Change.Chown(
                locator(fields, "entry"),
                fields.text("owner"),
                fields.text("group"),
                EntryTypes.follow(fields),
                recursion(fields));
    }

    static Change setAcl(Fields fields) {
        List<Fields> entries = fields.all("acl");
        return new Change.SetAcl(
                locator(fields, "entry"),
                scope(fields),
                entries.isEmpty() ? null : AclTypes.read(entries),
                recursion(fields));
    }

    static Change modifyAcl(Fields fields) {
        return new Change.ModifyAcl(
                locator(fields, "entry"),
                scope(fields),
                AclTypes.readEntries(fields.all("put")),
                AclTypes.readSubjects(fields.all("remove")),
                recursion(fields));
    }

    private static AclScope scope(Fields fields) {
        return fields.constant("scope", AclScope.class, AclScope.ACCESS);
    }

    private static Recursion recursion(Fields fields) {
        return fields.flag("recursive", false) ? Recursion.TREE : Recursion.ENTRY;
    }

    static Change addPrincipal(Fields fields) {
        return new Change.AddPrincipal(
                new Principal(fields.requireConstant("kind", Principal.Kind.class), fields.requireText("name")));
    }
}
