package org.waymark.cli.quickstart;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.load.BulkLoad;
import org.waymark.cli.load.Item;
import org.waymark.cli.load.LoadListener;
import org.waymark.cli.load.Retries;
import org.waymark.cli.load.Tally;
import org.waymark.cli.text.Progress;

/** Reads the files that were found, with several threads, and registers them with their symlinks. */
final class Registration implements LoadListener {

    private static final String KNOWN_OTHERWISE = "known otherwise to the catalog";

    /** Whoever owns a file in the catalog may register it again, whatever its mode is here. */
    private static final int OWNER_WRITES = 0200;

    private static final int BATCH = 500;
    private static final int PARALLEL = 4;

    private final CatalogOperations catalog;
    private final LocalNames names;
    private final Found found;
    private final Progress progress;
    private final Tally tally = new Tally();
    private final AtomicLong bytesRead = new AtomicLong();
    private final List<Change.Symlink> linksInTheWay = new ArrayList<>();

    Registration(CatalogOperations catalog, LocalNames names, Found found, Progress progress) {
        this.catalog = catalog;
        this.names = names;
        this.found = found;
        this.progress = progress;
    }

    /** Registers everything; what cannot be is added to what the crawl has passed over. */
    Tally run(Retries retries, String key) {
        try (BulkLoad load = new BulkLoad(catalog, retries, key, BATCH, PARALLEL, this)) {
            readFiles(load);
            load.finish();
            addLinks(load);
        }
        settleLinks();
        progress.finish(tally.total());
        return tally;
    }

    private void readFiles(BulkLoad load) {
        int threads = Math.min(PARALLEL, Runtime.getRuntime().availableProcessors());
        ExecutorService readers = Executors.newFixedThreadPool(threads);
        AtomicInteger next = new AtomicInteger();
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(readers.submit(() -> {
                    for (int at = next.getAndIncrement(); at < found.files().size(); at = next.getAndIncrement()) {
                        readFile(found.files().get(at), load);
                    }
                }));
            }
            for (Future<?> reader : running) {
                reader.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException known ? known : new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CatalogException(ErrorCode.UNAVAILABLE, "interrupted", e);
        } finally {
            readers.shutdownNow();
        }
    }

    private void readFile(Found.File file, BulkLoad load) {
        Change change;
        try {
            FileFacts facts = FileFacts.read(file.path());
            change = new Change.Register(
                    names.lfn(file.path()),
                    null,
                    facts.size(),
                    facts.checksums(),
                    List.of(NewReplica.at(LocalNames.sfn(file.path()))),
                    MissingParents.CREATE,
                    InitialPermissions.mode(file.mode() | OWNER_WRITES));
        } catch (IOException e) {
            found.skip(file.path(), "unreadable");
            return;
        } catch (CatalogException e) {
            found.skip(file.path(), "a name that the catalog cannot hold");
            return;
        }
        load.add(new Item(file.path().toString(), change));
        progress.at(tally.total(), fraction(bytesRead.addAndGet(file.size())));
    }

    private double fraction(long bytes) {
        return found.bytes() == 0 ? 1 : (double) bytes / found.bytes();
    }

    private void addLinks(BulkLoad load) {
        List<Item> links = new ArrayList<>();
        Set<CatalogPath> directories = new LinkedHashSet<>();
        for (Found.Link link : found.links()) {
            try {
                Change.Symlink change = new Change.Symlink(names.lfn(link.path()), names.target(link.target()));
                directories.add(change.path().parent());
                links.add(new Item(link.path().toString(), change));
            } catch (CatalogException e) {
                found.skip(link.path(), "a name that the catalog cannot hold");
            }
        }
        for (CatalogPath directory : directories) {
            load.add(new Item(
                    directory.text(),
                    new Change.Mkdir(directory, MissingParents.CREATE, InitialPermissions.DEFAULT_FOR_DIRECTORY)));
        }
        load.finish();
        links.forEach(load::add);
        load.finish();
    }

    @Override
    public void done(Item item, Effect effect) {
        if (!(item.change() instanceof Change.Mkdir)) {
            tally.count(effect);
        }
    }

    @Override
    public void refused(Item item, Outcome.Failed<Effect> reason) {
        if (reason.code() == ErrorCode.ALREADY_EXISTS && item.change() instanceof Change.Symlink link) {
            linksInTheWay.add(link);
        } else {
            refuse(item.origin(), reason(reason.code()), reason.message());
        }
    }

    private static String reason(ErrorCode code) {
        return code == ErrorCode.ALREADY_EXISTS
                ? KNOWN_OTHERWISE
                : code.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void refuse(String name, String reason, String detail) {
        tally.countRefused();
        found.skip(name, reason, detail);
    }

    /** A symlink whose name is taken is there already, if what has the name is this very symlink. */
    private void settleLinks() {
        for (List<Change.Symlink> some : Chunks.of(linksInTheWay, Chunks.MESSAGE)) {
            List<CatalogPath> paths = new ArrayList<>();
            for (Change.Symlink link : some) {
                paths.add(link.path());
            }
            List<Outcome<Entry>> there = catalog.stat(paths, Follow.NO);
            for (int i = 0; i < some.size(); i++) {
                if (there.get(i).isOk()
                        && some.get(i).target().equals(there.get(i).require().target())) {
                    tally.countThere();
                } else {
                    refuse(some.get(i).path().text(), KNOWN_OTHERWISE, "another entry has the name");
                }
            }
        }
    }
}
