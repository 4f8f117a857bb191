package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Replica;
import org.waymark.api.StorageUrl;

/** Look-ups that gLite's file and replica catalogs share. One item that fails fails the call. */
final class Files {

    private final CatalogOperations catalog;

    Files(CatalogOperations catalog) {
        this.catalog = catalog;
    }

    static List<Locator> lfns(List<String> texts) {
        return texts.stream().map(Item::entry).toList();
    }

    static List<Locator> guids(List<String> texts) {
        return texts.stream().<Locator>map(Guid::parse).toList();
    }

    static List<Locator> surls(List<String> texts) {
        return texts.stream().<Locator>map(StorageUrl::new).toList();
    }

    /** All or nothing. */
    void apply(List<? extends Change> changes) {
        catalog.apply(Message.atomic(changes));
    }

    List<Entry> stat(List<Locator> entries, Follow follow) {
        return catalog.stat(entries, follow).stream().map(Outcome::require).toList();
    }

    /** Files with the replicas that the caller may read about; {@code entries} that are none have none. */
    List<FileWithReplicas> withReadableReplicas(List<Locator> entries, Follow follow) {
        List<Entry> found = stat(entries, follow);
        List<Outcome<List<Replica>>> replicas = catalog.listReplicas(paths(found));
        List<FileWithReplicas> files = new ArrayList<>(found.size());
        for (int i = 0; i < found.size(); i++) {
            Outcome<List<Replica>> outcome = replicas.get(i);
            boolean readable = found.get(i).guid() != null && outcome.isOk();
            files.add(new FileWithReplicas(
                    lfn(entries.get(i), found.get(i)), found.get(i), readable ? outcome.require() : List.of()));
        }
        return files;
    }

    /** @throws org.waymark.api.CatalogException PERMISSION_DENIED too for a file of which the caller may not know the replicas */
    List<FileWithReplicas> withReplicas(List<Locator> entries) {
        List<Entry> found = stat(entries, Follow.YES);
        List<Outcome<List<Replica>>> replicas = catalog.listReplicas(entries);
        List<FileWithReplicas> files = new ArrayList<>(found.size());
        for (int i = 0; i < found.size(); i++) {
            files.add(new FileWithReplicas(
                    lfn(entries.get(i), found.get(i)),
                    found.get(i),
                    replicas.get(i).require()));
        }
        return files;
    }

    private static String lfn(Locator asked, Entry found) {
        return asked instanceof CatalogPath path ? path.text() : found.path().text();
    }

    private static List<CatalogPath> paths(List<Entry> entries) {
        return entries.stream().map(Entry::path).toList();
    }

    /** Whether there is a file of each GUID. */
    List<Boolean> exist(List<Locator> guids) {
        return catalog.stat(guids, Follow.NO).stream()
                .map(outcome ->
                        !(outcome instanceof Outcome.Failed<Entry> failed && failed.code() == ErrorCode.NOT_FOUND)
                                && outcome.require() != null)
                .toList();
    }
}
