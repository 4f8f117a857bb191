package org.waymark.cli.access;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Acl;
import org.waymark.api.CatalogException;
import org.waymark.api.EntryAcl;
import org.waymark.api.FindRequest;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.AclListing;
import org.waymark.client.form.EntryAclForm;
import org.waymark.client.form.OutcomeForm;

/** Shows access lists. */
public final class GetAcl implements Verb {

    private static final Option ACCESS = Option.flag('a', "access", "only the list that guards the entry");
    private static final Option DEFAULT = Option.flag('d', "default", "only the list that new entries inherit");
    private static final Option GLITE = Option.flag('x', "glite", "as gLite shows it, with all eight rights");
    private static final Option RECURSIVE = Option.flag('R', "recursive", "of all that is below, too");
    private static final Option RECURSIVE_TOO = Option.flag('r', "as -R");

    @Override
    public Syntax syntax() {
        return Syntax.of("getacl", Operands.ENTRIES, "shows access lists")
                .options(ACCESS, DEFAULT, GLITE, RECURSIVE, RECURSIVE_TOO)
                .uses(Operation.GET_ACL, Operation.FIND);
    }

    @Override
    public void run(Call call) {
        Arguments arguments = call.arguments();
        List<Locator> entries = call.entries(arguments.operands());
        if (arguments.has(RECURSIVE) || arguments.has(RECURSIVE_TOO)) {
            entries = withAllBelow(entries, call);
        }
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            for (Outcome<EntryAcl> outcome : call.catalog().getAcl(some)) {
                if (outcome instanceof Outcome.Failed<EntryAcl> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(EntryAclForm.FORM)
                            .write(outcome, call.out().json());
                } else {
                    print(outcome.key(), outcome.require(), call);
                }
            }
        }
    }

    /** The entries, each followed by everything below it. */
    static List<Locator> withAllBelow(List<Locator> entries, Call call) {
        List<Locator> all = new ArrayList<>();
        for (Locator entry : entries) {
            try {
                call.catalog().find(FindRequest.everythingBelow(entry), below -> all.add(below.path()));
            } catch (CatalogException e) {
                call.failed(e);
            }
        }
        return all;
    }

    private static void print(String path, EntryAcl acl, Call call) {
        for (String line : lines(path, acl, call.arguments())) {
            call.out().line(line);
        }
        call.out().line("");
    }

    private static List<String> lines(String path, EntryAcl acl, Arguments arguments) {
        if (arguments.has(GLITE)) {
            return AclListing.glite(path, acl);
        }
        List<String> lines = new ArrayList<>(AclListing.heading(path, acl));
        if (!arguments.has(DEFAULT)) {
            lines.addAll(AclListing.posix(acl.acl(), ""));
        }
        Acl inherited = acl.defaultAcl();
        if (inherited != null && !arguments.has(ACCESS)) {
            lines.addAll(AclListing.posix(inherited, arguments.has(DEFAULT) ? "" : "default:"));
        }
        return lines;
    }
}
