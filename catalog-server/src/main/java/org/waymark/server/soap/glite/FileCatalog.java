package org.waymark.server.soap.glite;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.FindRequest;
import org.waymark.api.Glob;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Locator;
import org.waymark.api.MissingParents;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Replica;

/** gLite's FileCatalog, as far as it is more than one call of the catalog's. */
final class FileCatalog {

    /** How many entries {@code readDir} and {@code locate} give at once. */
    static final int LIMIT = PageRequest.MAX_SIZE;

    private final CatalogOperations catalog;
    private final Files files;

    FileCatalog(CatalogOperations catalog) {
        this.catalog = catalog;
        this.files = new Files(catalog);
    }

    void mkdir(List<String> directories, boolean createParents, boolean copyPermFromParent) {
        MissingParents parents = createParents ? MissingParents.CREATE : MissingParents.FAIL;
        InitialPermissions permissions =
                copyPermFromParent ? new InitialPermissions.CopyOfParent() : InitialPermissions.DEFAULT_FOR_DIRECTORY;
        files.apply(directories.stream()
                .map(directory -> new Change.Mkdir(CatalogPath.parse(directory), parents, permissions))
                .toList());
    }

    void updateModifyTime(List<String> lfns, long time) {
        Instant modified = Instant.ofEpochMilli(time);
        files.apply(Files.lfns(lfns).stream()
                .map(entry -> new Change.SetTimes(entry, modified, null))
                .toList());
    }

    /** A file is valid for as long as its replicas: this is when they expire, counted from the file's creation. 0 is never. */
    void updateValidityTime(List<String> lfns, long time) {
        if (time < 0) {
            throw CatalogException.invalid("a validity time cannot be negative: " + time);
        }
        List<Change> changes = new ArrayList<>();
        for (FileWithReplicas file : files.withReplicas(Files.lfns(lfns))) {
            if (file.replicas().isEmpty()) {
                throw CatalogException.invalid("a file is valid for as long as its replicas, and has none: "
                        + file.entry().path());
            }
            Instant expires =
                    time == 0 ? FileStat.NEVER : file.entry().created().plusMillis(time);
            for (Replica replica : file.replicas()) {
                changes.add(new Change.SetReplica(
                        replica.sfn(), null, null, null, null, null, null, null, null, expires, null));
            }
        }
        files.apply(changes);
    }

    /** The paths below {@code startDir} that a pattern matches: for the last name, or for the whole path if it has a slash. */
    List<String> locate(String startDir, String pattern, long limit) {
        requireLimit(limit);
        Locator base = Item.entry(startDir);
        PathPattern path = PathPattern.parse(pattern.indexOf('/') < 0 ? "**/" + pattern : pattern);
        List<String> lfns = new ArrayList<>();
        catalog.find(
                FindRequest.matching(base, path).limitedTo((int) limit),
                entry -> lfns.add(entry.path().text()));
        return lfns;
    }

    /** A part of a directory, in the order of the names; what comes before the offset is read and dropped. */
    List<Entry> readDir(String path, @Nullable String pattern, long limit, long offset) {
        requireLimit(limit);
        if (offset < 0) {
            throw CatalogException.invalid("an offset cannot be negative: " + offset);
        }
        Glob names = pattern == null || pattern.isEmpty() ? Glob.ANY : new Glob(pattern);
        List<Entry> entries = new ArrayList<>();
        long skipped = 0;
        String token = null;
        do {
            long wanted = offset - skipped + limit - entries.size();
            Page<Entry> page = catalog.list(
                    Item.entry(path), names, new PageRequest((int) Math.min(wanted, PageRequest.MAX_SIZE), token));
            for (Entry entry : page.items()) {
                if (skipped < offset) {
                    skipped++;
                } else if (entries.size() < limit) {
                    entries.add(entry);
                }
            }
            token = page.next();
        } while (token != null && entries.size() < limit);
        return entries;
    }

    private static void requireLimit(long limit) {
        if (limit < 1 || limit > LIMIT) {
            throw CatalogException.invalid("a limit is 1 to %d, not %d".formatted(LIMIT, limit));
        }
    }
}
