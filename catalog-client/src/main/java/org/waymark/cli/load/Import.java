package org.waymark.cli.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.LocalFile;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Progress;

/** Registers the files that a file of records lists. */
public final class Import implements Verb {

    private static final Option ATOMIC = Option.flag("atomic", "all records or none, in one message");
    private static final Option BATCH = Option.value("batch", "NUMBER", "records in one message (1000)");
    private static final Option PARALLEL = Option.value("parallel", "NUMBER", "messages under way at once (4)");

    private static final int DEFAULT_BATCH = 1000;
    private static final int DEFAULT_PARALLEL = 4;

    private final Retries retries;
    private final Supplier<String> newKey;
    private final LongSupplier nanoTime;

    /** @param newKey makes a text that no other import has */
    public Import(Retries retries, Supplier<String> newKey, LongSupplier nanoTime) {
        this.retries = retries;
        this.newKey = newKey;
        this.nanoTime = nanoTime;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("import", Operands.exactly(1, "FILE.ndjson[.gz]"), "registers the files that FILE lists")
                .options(ATOMIC, BATCH, PARALLEL)
                .uses(Operation.REGISTER)
                .notes(
                        "Each line is an object with lfn, size, checksum ('type:value', several separated by commas or in an "
                                + "array), sfn (a text or an array) and, if known, guid. An adler32 or crc32c may lack its leading zeros, and adler32 be spelt alder32, as in records that were published. Missing directories are made. '-' is "
                                + "standard input.",
                        "What is there already is counted and left as it is, so an import may be repeated. A line that is "
                                + "refused is told with its number and the reason, and stops no other, unless --atomic: then one "
                                + "such line is enough for nothing to change. The status is 1 when a line was refused.");
    }

    @Override
    public void run(Call call) {
        String name = call.arguments().operand(0);
        Tally tally = new Tally();
        long start = nanoTime.getAsLong();
        try (ImportSource source = ImportSource.open(name, call)) {
            if (call.arguments().has(ATOMIC)) {
                importAtOnce(source, tally, call);
            } else {
                importInBatches(source, tally, call);
            }
        } catch (IOException e) {
            throw LocalFile.unreadable(name, e);
        } finally {
            report(tally, start, call);
        }
    }

    private void report(Tally tally, long start, Call call) {
        if (call.out().isJson()) {
            tally.write(call.out().json());
        } else {
            double seconds = Math.max(1, nanoTime.getAsLong() - start) / 1e9;
            call.out()
                    .line(String.format(
                            Locale.ROOT, "%s in %.1f s (%,.0f/s)", tally, seconds, tally.total() / seconds));
        }
    }

    private void importInBatches(ImportSource source, Tally tally, Call call) throws IOException {
        Arguments arguments = call.arguments();
        boolean watched = call.session().console().isTerminal() && !call.out().isJson();
        @Nullable
        Progress progress = watched ? new Progress(call.session().console().err(), true, "records", nanoTime) : null;
        Listener listener = new Listener(tally, call);
        try (BulkLoad load = new BulkLoad(
                call.catalog(),
                retries,
                "import-" + newKey.get(),
                arguments.number(BATCH, 1, DEFAULT_BATCH),
                arguments.number(PARALLEL, 1, DEFAULT_PARALLEL),
                listener)) {
            try {
                readAll(source, load, listener, progress, tally);
            } finally {
                load.finish();
            }
        }
        if (progress != null) {
            progress.finish(tally.total());
        }
    }

    private static void readAll(
            ImportSource source, BulkLoad load, Listener listener, @Nullable Progress progress, Tally tally)
            throws IOException {
        for (ImportSource.Line line = source.next(); line != null; line = source.next()) {
            try {
                Item item = item(line);
                if (item != null) {
                    load.add(item);
                }
            } catch (BadLine e) {
                synchronized (listener) {
                    listener.refused(line.number(), e.reason.code(), e.reason.getMessage());
                }
            }
            if (progress != null) {
                progress.at(tally.total(), source.fraction());
            }
        }
    }

    private void importAtOnce(ImportSource source, Tally tally, Call call) throws IOException {
        Listener listener = new Listener(tally, call);
        List<Item> items = new ArrayList<>();
        for (ImportSource.Line line = source.next(); line != null; line = source.next()) {
            try {
                Item item = item(line);
                if (item != null) {
                    items.add(item);
                }
            } catch (BadLine e) {
                listener.refused(line.number(), e.reason.code(), e.reason.getMessage());
            }
            if (items.size() > Operation.BULK_LIMIT) {
                throw CatalogException.tooLarge("--atomic is for at most " + Operation.BULK_LIMIT + " records");
            }
        }
        if (tally.refused() == 0 && !items.isEmpty()) {
            sendAtOnce(items, listener, call);
        }
    }

    private void sendAtOnce(List<Item> items, Listener listener, Call call) {
        List<Change> changes = new ArrayList<>(items.size());
        for (Item item : items) {
            changes.add(item.change());
        }
        try {
            Message message = Message.atomic(changes).withKey("import-" + newKey.get());
            List<Outcome<Effect>> outcomes = retries.send(message, call.catalog());
            for (int i = 0; i < outcomes.size(); i++) {
                listener.done(items.get(i), outcomes.get(i).require());
            }
        } catch (CatalogException e) {
            Integer index = e.index();
            if (index == null) {
                throw e;
            }
            listener.refused(items.get(index), new Outcome.Failed<>("", e.code(), e.getMessage()));
        }
    }

    /** The change that a line stands for; null when the line is blank. */
    private static @Nullable Item item(ImportSource.Line line) throws BadLine {
        byte[] bytes = line.bytes();
        if (bytes == null) {
            throw new BadLine(CatalogException.tooLarge("longer than " + ImportSource.MAX_LINE + " bytes"));
        }
        try {
            return isBlank(bytes) ? null : new Item("line " + line.number(), ImportRecord.read(bytes));
        } catch (CatalogException e) {
            throw new BadLine(e);
        }
    }

    private static boolean isBlank(byte[] line) {
        for (byte b : line) {
            if (b != ' ' && b != '\t' && b != '\r') {
                return false;
            }
        }
        return true;
    }

    /** A line that is no record; told apart from a catalog that is of no help. */
    private static final class BadLine extends Exception {
        private static final long serialVersionUID = 1L;

        private final CatalogException reason;

        BadLine(CatalogException reason) {
            super(reason);
            this.reason = reason;
        }
    }

    /** Counts, and tells of what is refused. */
    private record Listener(Tally tally, Call call) implements LoadListener {

        @Override
        public void done(Item item, Effect effect) {
            tally.count(effect);
        }

        @Override
        public void refused(Item item, Outcome.Failed<Effect> reason) {
            tally.countRefused();
            call.failed(item.origin(), reason.code(), reason.message());
        }

        void refused(long line, ErrorCode code, String message) {
            tally.countRefused();
            call.failed("line " + line, code, message);
        }
    }
}
