package org.waymark.cli.namespace;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.PathPattern;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.LongListing;
import org.waymark.cli.text.UtcTime;
import org.waymark.client.form.EntryForm;

/** Looks for entries below directories. */
public final class Find implements Verb {

    private static final Option NAME = Option.value("name", "PATTERN", "whose last name matches");
    private static final Option PATH = Option.value(
            "path", "PATTERN", "whose path below the LFN matches, name by name; ** is any number of names");
    private static final Option TYPE = Option.value("type", "d|f|l", "directories, files or symlinks");
    private static final Option SIZE = Option.value("size", "[+-]SIZE", "of this size, larger, or smaller; as +10M");
    private static final Option MTIME =
            Option.value("mtime", "[+-]DAYS", "modified this many days ago, earlier, or later");
    private static final Option NEWER = Option.value("newermt", "TIME", "modified after this time, as 2026-11-21");
    private static final Option USER = Option.value("user", "NAME", "that belong to this user");
    private static final Option DEPTH = Option.value("maxdepth", "LEVELS", "at most this far below the LFN");
    private static final Option LIMIT = Option.value("limit", "NUMBER", "no more than this for each LFN");
    private static final Option LONG = Option.flag("ls", "long lines, as ls -l has them");
    private static final Option ZERO = Option.flag("print0", "LFNs ended by a zero byte, for xargs -0");

    private final Clock clock;

    public Find(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("find", Operands.atLeast(0, "[LFN...]"), "looks for entries at or below LFNs")
                .options(NAME, PATH, TYPE, SIZE, MTIME, NEWER, USER, DEPTH, LIMIT, LONG, ZERO)
                .withOneDash()
                .uses(Operation.FIND)
                .notes("All conditions must hold. What the caller may not list is passed over.");
    }

    @Override
    public void run(Call call) {
        List<Locator> bases = call.arguments().operands().isEmpty()
                ? List.of(home(call))
                : call.entries(call.arguments().operands());
        for (Locator base : bases) {
            try {
                call.catalog().find(request(base, call.arguments()), entry -> print(entry, call));
            } catch (CatalogException e) {
                call.failed(e);
            }
        }
    }

    private static CatalogPath home(Call call) {
        CatalogPath directory = call.session().directory();
        return directory == null ? CatalogPath.ROOT : directory;
    }

    FindRequest request(Locator base, Arguments arguments) {
        String path = arguments.value(PATH);
        String name = arguments.value(NAME);
        SizeRange sizes = SizeRange.of(arguments.value(SIZE));
        Age age = Age.of(arguments.value(MTIME), clock.instant());
        String newer = arguments.value(NEWER);
        return new FindRequest(
                base,
                path == null ? null : PathPattern.parse(path),
                name == null ? null : new Glob(name),
                kind(arguments.value(TYPE)),
                sizes.least(),
                sizes.most(),
                newer == null ? age.since() : UtcTime.parse(newer, clock).plusMillis(1),
                age.before(),
                arguments.value(USER),
                arguments.number(DEPTH, 0, Integer.MAX_VALUE),
                arguments.number(LIMIT, 1, 0));
    }

    private static @Nullable EntryKind kind(@Nullable String letter) {
        if (letter == null) {
            return null;
        }
        return switch (letter) {
            case "d" -> EntryKind.DIRECTORY;
            case "f" -> EntryKind.FILE;
            case "l" -> EntryKind.SYMLINK;
            default -> throw new UsageException("Illegal command line arguments: -type is d, f or l, not " + letter);
        };
    }

    private static void print(Entry entry, Call call) {
        if (call.out().isJson()) {
            EntryForm.FORM.write(entry, call.out().json());
        } else if (call.arguments().has(ZERO)) {
            call.out().stream().append(entry.path().text()).append('\0');
        } else if (call.arguments().has(LONG)) {
            call.out()
                    .line(LongListing.posix(
                            entry,
                            entry.path().text(),
                            Long.toString(entry.size()),
                            UtcTime.toMinute(entry.modified())));
        } else {
            call.out().line(entry.path().text());
        }
    }

    /** When a file of so many days was modified; a day is counted when it is over, as {@code find} does. */
    record Age(@Nullable Instant since, @Nullable Instant before) {

        static Age of(@Nullable String days, Instant now) {
            if (days == null) {
                return new Age(null, null);
            }
            long whole = SizeRange.number(days);
            Instant youngest = now.minus(Duration.ofDays(whole)).plusMillis(1);
            Instant oldest = now.minus(Duration.ofDays(whole + 1)).plusMillis(1);
            return switch (days.charAt(0)) {
                case '+' -> new Age(null, oldest);
                case '-' -> new Age(youngest, null);
                default -> new Age(oldest, youngest);
            };
        }
    }
}
