package org.waymark.cli.tx;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Changes;
import org.waymark.cli.command.LocalFile;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;

/** Carries out many changes in one message. */
public final class Tx implements Verb {

    private static final Option EACH = Option.flag("each", "each change succeeds or fails by itself");
    private static final Option KEY =
            Option.value("key", "KEY", "the message's idempotency key: sent again, it is not carried out again");
    private static final Option MUST_NOT_EXIST =
            Option.value(Conditions.MUST_NOT_EXIST, "LFN", "only if nothing is there");
    private static final Option IF_VERSION =
            Option.value(Conditions.IF_VERSION, "LFN=VERSION", "only if the entry has this version");
    private static final Option IF_CHECKSUM =
            Option.value(Conditions.IF_CHECKSUM, "LFN=TYPE:HEX", "only if the file has this checksum");

    @Override
    public Syntax syntax() {
        return Syntax.of("tx", Operands.exactly(1, "FILE"), "carries out the commands in FILE in one transaction")
                .options(EACH, KEY, MUST_NOT_EXIST, IF_VERSION, IF_CHECKSUM)
                .uses(changingOperations())
                .notes(
                        "FILE ('-' is standard input) holds commands that change the catalog, one a line, as they are typed "
                                + "here: 'mkdir -p /a/b', 'mv /a/x /a/b'. '#' starts a comment. Lines 'must-not-exist LFN', "
                                + "'if-version LFN VERSION' and 'if-checksum LFN TYPE:HEX' are conditions, as the options are. All "
                                + "happens in this order or, when anything fails, nothing at all. What commands look up, as what a "
                                + "wildcard matches or whether a name is a directory's, they look up before the transaction starts.",
                        "When FILE starts with '{' it is the JSON that POST /v1/messages takes.",
                        "A line of the answer says what became of a change: its kind, its LFN or SFN, and a file's GUID.");
    }

    private static Operation[] changingOperations() {
        List<Operation> changing = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            if (operation.access() == Operation.Access.WRITE) {
                changing.add(operation);
            }
        }
        return changing.toArray(new Operation[0]);
    }

    @Override
    public void run(Call call) {
        Transaction transaction = read(call.arguments().operand(0), call);
        if (call.hasFailed()) {
            return;
        }
        List<Outcome<Effect>> outcomes;
        try {
            outcomes = call.catalog().apply(message(transaction, call));
        } catch (CatalogException e) {
            Integer index = e.index();
            if (index == null || index >= transaction.origins().size()) {
                throw e;
            }
            call.failed(transaction.origins().get(index), e.code(), e.getMessage());
            return;
        }
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Failed<Effect> failed) {
                call.failed(transaction.origins().get(i), failed.code(), failed.message());
            } else {
                Changes.report(outcomes.get(i).key(), outcomes.get(i).require(), call.out());
            }
        }
    }

    private static Transaction read(String name, Call call) {
        try (InputStream in = new BufferedInputStream(LocalFile.open(name, call))) {
            in.mark(1);
            boolean json = in.read() == '{';
            in.reset();
            if (json) {
                return JsonFile.read(in);
            }
            // Bytes that are no UTF-8 must end the command, not become other names.
            return CommandFile.read(
                    new BufferedReader(new InputStreamReader(
                            in,
                            StandardCharsets.UTF_8
                                    .newDecoder()
                                    .onMalformedInput(CodingErrorAction.REPORT)
                                    .onUnmappableCharacter(CodingErrorAction.REPORT))),
                    call);
        } catch (IOException e) {
            throw LocalFile.unreadable(name, e);
        }
    }

    private static Message message(Transaction transaction, Call call) {
        Arguments arguments = call.arguments();
        List<Precondition> preconditions = new ArrayList<>(transaction.preconditions());
        for (Option option : List.of(MUST_NOT_EXIST, IF_VERSION, IF_CHECKSUM)) {
            for (String value : arguments.values(option)) {
                preconditions.add(Conditions.parseOption(option.name(), value, call));
            }
        }
        Atomicity atomicity = transaction.atomicity() == null ? Atomicity.ATOMIC : transaction.atomicity();
        @Nullable String key = arguments.value(KEY);
        return new Message(
                arguments.has(EACH) ? Atomicity.EACH : atomicity,
                preconditions,
                transaction.changes(),
                key == null ? null : new IdempotencyKey(key));
    }
}
