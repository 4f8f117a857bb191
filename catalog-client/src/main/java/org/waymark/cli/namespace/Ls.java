package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.command.Wildcards;

/** Lists directories. */
public final class Ls implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of("ls", Operands.atLeast(0, "[LFN...]"), "lists directories, or tells of other entries")
                .options(ListingStyle.OPTIONS)
                .uses(Operation.STAT, Operation.LIST)
                .notes(
                        "Without an LFN, it lists $WAYMARK_LFN_HOME, or in a shell the working directory, or /.",
                        "An LFN with a slash at its end must be a directory's, or a symlink's to one.",
                        "A long line has mode (a plus: the ACL says more), owner, group, size, time of modification in UTC, "
                                + "name, and target. With -x it has gLite's form: kind and the eight rights of owner, group "
                                + "and others, size, time, LFN.");
    }

    @Override
    public void run(Call call) {
        new Listing(call, ListingStyle.of(call)).run();
    }

    /** One run of the command. */
    private static final class Listing {
        private final Call call;
        private final ListingStyle style;
        private boolean anythingPrinted;

        Listing(Call call, ListingStyle style) {
            this.call = call;
            this.style = style;
        }

        void run() {
            List<CatalogPath> sureDirectories = new ArrayList<>();
            List<Locator> operands = operands(sureDirectories);
            List<Entry> plain = new ArrayList<>();
            List<Entry> directories = new ArrayList<>();
            for (List<Locator> some : Chunks.of(operands, Chunks.MESSAGE)) {
                for (Outcome<Entry> outcome : look(some)) {
                    if (outcome instanceof Outcome.Failed<Entry> failed) {
                        call.failed(failed);
                    } else {
                        Entry entry = outcome.require();
                        (style.listsContentOf(entry) ? directories : plain).add(entry);
                    }
                }
            }
            for (Entry entry : style.sorted(plain)) {
                print(entry, entry.path().text());
            }
            boolean headed = style.recursive() || operands.size() + sureDirectories.size() > 1;
            for (Entry directory : style.sorted(directories)) {
                list(directory.path(), headed);
            }
            for (CatalogPath directory : sureDirectories) {
                list(directory, headed);
            }
        }

        /** What has to be looked at; those operands that can only be directories are added to {@code sureDirectories}. */
        private List<Locator> operands(List<CatalogPath> sureDirectories) {
            List<String> texts = new ArrayList<>(call.arguments().operands());
            if (texts.isEmpty()) {
                CatalogPath directory = call.session().directory();
                return List.of(directory == null ? CatalogPath.ROOT : directory);
            }
            if (style.listsDirectories()) {
                for (String text : texts) {
                    if (text.endsWith("/") && !Wildcards.mayBeIn(text)) {
                        addPath(text, sureDirectories);
                    }
                }
                texts.removeIf(text -> text.endsWith("/") && !Wildcards.mayBeIn(text));
            }
            return call.entries(texts);
        }

        private void addPath(String text, List<CatalogPath> paths) {
            try {
                paths.add(call.path(text));
            } catch (CatalogException e) {
                call.failed(e);
            }
        }

        /** A symlink to a directory stands for the directory, unless symlinks themselves are asked for. */
        private List<Outcome<Entry>> look(List<Locator> operands) {
            if (style.showsLinks()) {
                return call.catalog().stat(operands, Follow.NO);
            }
            List<Outcome<Entry>> outcomes = new ArrayList<>(call.catalog().stat(operands, Follow.YES));
            for (int i = 0; i < outcomes.size(); i++) {
                if (outcomes.get(i) instanceof Outcome.Failed<Entry> failed && failed.code() == ErrorCode.NOT_FOUND) {
                    outcomes.set(
                            i,
                            call.catalog()
                                    .stat(operands.subList(i, i + 1), Follow.NO)
                                    .get(0));
                }
            }
            return outcomes;
        }

        private void list(CatalogPath directory, boolean headed) {
            if (headed && !call.out().isJson()) {
                call.out().line((anythingPrinted ? "\n" : "") + directory.text() + ":");
                anythingPrinted = true;
            }
            List<CatalogPath> below = new ArrayList<>();
            List<Entry> held = new ArrayList<>();
            try {
                call.catalog().listAll(directory, Glob.ANY, entry -> {
                    if (style.recursive() && entry.kind() == EntryKind.DIRECTORY && !style.sorts()) {
                        below.add(entry.path());
                    }
                    if (style.sorts()) {
                        held.add(entry);
                    } else {
                        print(entry, entry.path().name());
                    }
                });
            } catch (CatalogException e) {
                call.failed(e);
            }
            for (Entry entry : style.sorted(held)) {
                print(entry, entry.path().name());
                if (style.recursive() && entry.kind() == EntryKind.DIRECTORY) {
                    below.add(entry.path());
                }
            }
            for (CatalogPath path : below) {
                list(path, headed);
            }
        }

        private void print(Entry entry, String name) {
            anythingPrinted = true;
            style.print(entry, name, call.out());
        }
    }
}
