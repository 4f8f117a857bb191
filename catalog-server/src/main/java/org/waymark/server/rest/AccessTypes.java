package org.waymark.server.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.ModeChange;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.wsdl.rest.model.AclScopeJson;
import org.waymark.wsdl.rest.model.AddPrincipalJson;
import org.waymark.wsdl.rest.model.ChmodJson;
import org.waymark.wsdl.rest.model.ChownJson;
import org.waymark.wsdl.rest.model.ModeGrammarJson;
import org.waymark.wsdl.rest.model.ModifyAclJson;
import org.waymark.wsdl.rest.model.SetAclJson;

/** Changes of who may do what on the wire. */
final class AccessTypes {

    private AccessTypes() {}

    static Change chmod(ChmodJson json) {
        return new Change.Chmod(
                EntryTypes.locator(json.getEntry(), "entry"),
                mode(Required.field(json.getMode(), "mode"), json.getGrammar()),
                recursion(json.getRecursive()));
    }

    static ModeChange mode(String text, @Nullable ModeGrammarJson grammar) {
        boolean octal = !text.isEmpty() && Character.isDigit(text.charAt(0));
        return grammar == null || octal
                ? ModeChange.parse(text)
                : ModeChange.parse(text, ModeChange.Grammar.valueOf(grammar.name()));
    }

    static Change chown(ChownJson json) {
        return new Change.Chown(
                EntryTypes.locator(json.getEntry(), "entry"),
                json.getOwner(),
                json.getGroup(),
                follow(json.getFollow()),
                recursion(json.getRecursive()));
    }

    /** Symlinks are followed unless the caller says no. */
    static Follow follow(@Nullable Boolean follow) {
        return Boolean.FALSE.equals(follow) ? Follow.NO : Follow.YES;
    }

    static Change setAcl(SetAclJson json) {
        return new Change.SetAcl(
                EntryTypes.locator(json.getEntry(), "entry"),
                scope(json.getScope()),
                json.getAcl() == null ? null : AclTypes.read(json.getAcl()),
                recursion(json.getRecursive()));
    }

    static Change modifyAcl(ModifyAclJson json) {
        return new Change.ModifyAcl(
                EntryTypes.locator(json.getEntry(), "entry"),
                scope(json.getScope()),
                AclTypes.readEntries(json.getPut()),
                AclTypes.readSubjects(json.getRemove()),
                recursion(json.getRecursive()));
    }

    private static AclScope scope(@Nullable AclScopeJson scope) {
        return scope == null ? AclScope.ACCESS : AclScope.valueOf(scope.name());
    }

    private static Recursion recursion(@Nullable Boolean recursive) {
        return Required.isTrue(recursive) ? Recursion.TREE : Recursion.ENTRY;
    }

    static Change addPrincipal(AddPrincipalJson json) {
        return new Change.AddPrincipal(new Principal(
                ServiceTypes.read(Required.field(json.getKind(), "kind")), Required.field(json.getName(), "name")));
    }
}
