package org.waymark.cli.access;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AclEntry;
import org.waymark.api.Decision;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Rights;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.client.form.DecisionForm;
import org.waymark.client.form.OutcomeForm;

/** Tells whether the caller may do something. */
public final class Chkperm implements Verb {

    private static final Option LONG =
            Option.flag('l', "long", "say what the caller may do, and which entry of the ACL decided");
    private static final Option RECURSIVE = Option.flag('r', "recursive", "with all that is below, too");

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "chkperm",
                        Operands.atLeast(2, "RIGHTS LFN..."),
                        "ends with status 0 if the caller has all of RIGHTS on every entry")
                .options(LONG, RECURSIVE)
                .uses(Operation.CHECK_PERMISSION, Operation.FIND)
                .notes(
                        "RIGHTS are letters of pdrwlxgs: permission, remove, read, write, list, execute, get metadata, set "
                                + "metadata.");
    }

    @Override
    public void run(Call call) {
        Rights wanted = Rights.parse(call.arguments().operand(0));
        List<Locator> entries = call.entries(call.arguments().operandsFrom(1));
        if (call.arguments().has(RECURSIVE)) {
            entries = GetAcl.withAllBelow(entries, call);
        }
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            for (Outcome<Decision> outcome : call.catalog().checkPermission(some, wanted)) {
                if (outcome instanceof Outcome.Failed<Decision> failed) {
                    call.failed(failed);
                } else {
                    tell(outcome, call);
                }
            }
        }
    }

    private static void tell(Outcome<Decision> outcome, Call call) {
        Decision decision = outcome.require();
        if (!decision.allowed()) {
            call.fail();
        }
        if (call.out().isJson()) {
            new OutcomeForm<>(DecisionForm.FORM).write(outcome, call.out().json());
        } else if (call.arguments().has(LONG)) {
            call.out()
                    .line((decision.allowed() ? "allowed " : "denied  ") + decision.effective() + " " + outcome.key()
                            + decidedBy(decision.decidedBy()));
        }
    }

    private static String decidedBy(@Nullable AclEntry entry) {
        return entry == null ? "" : " by " + entry;
    }
}
