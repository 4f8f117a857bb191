package org.waymark.cli.admin;

import org.jspecify.annotations.Nullable;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Operation;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Output;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Printable;
import org.waymark.cli.text.UtcTime;
import org.waymark.client.form.ChangeRecordForm;

/** Reads the change log. */
public final class ChangeLog implements Verb {

    private static final Option FROM = Option.value("from", "TOKEN", "go on where an earlier call ended");
    private static final Option LIMIT = Option.value('n', "limit", "NUMBER", "no more than this");

    @Override
    public Syntax syntax() {
        return Syntax.of("changes", Operands.NONE, "reads the change log, oldest first")
                .options(FROM, LIMIT)
                .uses(Operation.LIST_CHANGES)
                .notes(
                        "For administrators. A line has time, caller, operation, old path and new path ('-' where there is "
                                + "none). With -v the last line has the token for --from, in JSON {\"next\":TOKEN}.");
    }

    @Override
    public void run(Call call) {
        Arguments arguments = call.arguments();
        int left = arguments.number(LIMIT, 1, Integer.MAX_VALUE);
        String token = arguments.value(FROM);
        while (left > 0) {
            int size = Math.min(left, PageRequest.DEFAULT_SIZE);
            Page<ChangeRecord> page = call.catalog().listChanges(new PageRequest(size, token));
            for (ChangeRecord change : page.items()) {
                print(change, call);
            }
            left -= page.items().size();
            token = page.next() == null ? token : page.next();
            if (page.items().size() < size) {
                break;
            }
        }
        if (token != null) {
            printNext(token, call.out());
        }
    }

    private static void printNext(String token, Output out) {
        if (!out.isJson()) {
            out.remark("--from " + token);
        } else if (out.isVerbose()) {
            out.json().beginObject().field("next", token).endObject();
        }
    }

    private static void print(ChangeRecord change, Call call) {
        if (call.out().isJson()) {
            ChangeRecordForm.FORM.write(change, call.out().json());
        } else {
            call.out()
                    .line(UtcTime.toSecond(change.time()) + " " + Printable.text(change.caller()) + " "
                            + change.operation().wireName() + " " + orDash(change.oldPath()) + " "
                            + orDash(change.newPath()));
        }
    }

    private static String orDash(@Nullable String path) {
        return path == null ? "-" : path;
    }
}
