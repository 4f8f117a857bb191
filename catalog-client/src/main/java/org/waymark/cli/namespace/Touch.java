package org.waymark.cli.namespace;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.text.UtcTime;

/** Sets times, and makes files that are not there. */
public final class Touch implements ChangingVerb {

    private static final Option ACCESSED = Option.flag('a', "only the time of access");
    private static final Option MODIFIED = Option.flag('m', "only the time of modification");
    private static final Option NO_CREATE = Option.flag('c', "no-create", "make no files");
    private static final Option TIME =
            Option.value('d', "date", "TIME", "this time in place of now, as 2026-11-21 08:53");

    private final Clock clock;

    public Touch(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("touch", Operands.ENTRIES, "sets times, and makes files that are not there")
                .options(ACCESSED, MODIFIED, NO_CREATE, TIME)
                .uses(Operation.SET_TIMES, Operation.CREATE_FILE, Operation.STAT)
                .notes("A TIME is now, 2026-11-21, 2026-11-21 08:53 or 2026-11-21T08:53:07Z (all UTC), @SECONDS since "
                        + "1970, or +DAYS from now.");
    }

    @Override
    public List<Change> changes(Call call) {
        List<Locator> entries = new ArrayList<>();
        for (String operand : call.arguments().operands()) {
            entries.add(call.entry(operand));
        }
        List<Outcome<Entry>> found = call.catalog().stat(entries, Follow.YES);
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            boolean absent =
                    found.get(i) instanceof Outcome.Failed<Entry> failed && failed.code() == ErrorCode.NOT_FOUND;
            boolean creates = !call.arguments().has(NO_CREATE);
            if (absent && creates && entries.get(i) instanceof CatalogPath path) {
                changes.add(new Change.CreateFile(path));
            }
            if (!absent || (creates && call.arguments().has(TIME))) {
                changes.add(times(entries.get(i), call.arguments()));
            }
        }
        return changes;
    }

    private Change times(Locator entry, Arguments arguments) {
        @Nullable String text = arguments.value(TIME);
        boolean both = arguments.has(ACCESSED) == arguments.has(MODIFIED);
        if (text == null && both) {
            return new Change.SetTimes(entry, null, null);
        }
        Instant time = text == null ? clock.instant() : UtcTime.parse(text, clock);
        return new Change.SetTimes(
                entry, both || arguments.has(MODIFIED) ? time : null, both || arguments.has(ACCESSED) ? time : null);
    }
}
