package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.waymark.api.Caller;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapRequest;

/** The operations of gLite's FileCatalog, the namespace. */
final class FileCatalogOperations {

    private FileCatalogOperations() {}

    /** @param caller tells who sent the request at hand */
    static Map<String, SoapOperation> all(Supplier<Caller> caller) {
        Map<String, SoapOperation> operations = new HashMap<>(reads());
        operations.putAll(changes());
        operations.put("createFile", (request, catalog) -> {
            List<NewEntry> entries = new ArrayList<>();
            XsdValues.items(request, "entries", item -> entries.add(FileTypes.readFile(item)));
            Creation.create(entries, caller.get(), catalog);
            return SoapAnswer.EMPTY;
        });
        return operations;
    }

    private static Map<String, SoapOperation> reads() {
        return Map.of(
                "getFileCatalogEntry",
                (request, catalog) -> XsdValues.array(
                        "getFileCatalogEntryReturn",
                        new Files(catalog).withReadableReplicas(lfns(request), Follow.NO),
                        (response, file) -> FileTypes.writeEntry(response, file, true)),
                "getLfnStat",
                (request, catalog) -> XsdValues.array(
                        "getLfnStatReturn",
                        new Files(catalog).withReadableReplicas(lfns(request), Follow.NO),
                        (response, file) -> FileTypes.writeEntry(response, file, true)),
                "getGuidForLfn",
                (request, catalog) -> {
                    List<String> lfns = XsdValues.onlyTexts(request, "lfns");
                    List<Entry> entries = new Files(catalog).stat(Files.lfns(lfns), Follow.YES);
                    return pairs("getGuidForLfnReturn", lfns, entries, FileTypes::guid);
                },
                "getLfnForGuid",
                (request, catalog) -> {
                    List<String> guids = XsdValues.onlyTexts(request, "guids");
                    List<Entry> entries = new Files(catalog).stat(Files.guids(guids), Follow.NO);
                    return pairs("getLfnForGuidReturn", guids, entries, FileCatalogOperations::lfn);
                },
                "locate",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    return XsdValues.texts(
                            "locateReturn",
                            new FileCatalog(catalog)
                                    .locate(
                                            XsdValues.requiredText(all, "startDir"),
                                            XsdValues.requiredText(all, "pattern"),
                                            XsdValues.requiredLong(all, "limit")));
                },
                "readDir",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    boolean withPermissions = XsdValues.bool(all, "withPermissions");
                    List<Entry> entries = new FileCatalog(catalog)
                            .readDir(
                                    XsdValues.requiredText(all, "path"),
                                    all.text("pattern"),
                                    XsdValues.requiredLong(all, "limit"),
                                    XsdValues.requiredLong(all, "offset"));
                    return XsdValues.array(
                            "readDirReturn",
                            entries,
                            (response, entry) ->
                                    FileTypes.writeEntry(response, FileWithReplicas.without(entry), withPermissions));
                });
    }

    private static Map<String, SoapOperation> changes() {
        return Map.of(
                "mkdir",
                (request, catalog) -> {
                    List<String> directories = new ArrayList<>();
                    SoapElement rest =
                            XsdValues.items(request, "directories", item -> directories.add(XsdValues.itemText(item)));
                    new FileCatalog(catalog)
                            .mkdir(
                                    directories,
                                    XsdValues.bool(rest, "createParents"),
                                    XsdValues.bool(rest, "copyPermFromParent"));
                    return SoapAnswer.EMPTY;
                },
                "rmdir",
                changing("directories", item -> new Change.Rmdir(CatalogPath.parse(XsdValues.itemText(item)))),
                "unlink",
                changing("lfns", item -> new Change.Unlink(Item.entry(XsdValues.itemText(item)))),
                "mv",
                changing("entries", item -> {
                    StringPair move = StringPair.read(item);
                    return new Change.Rename(Item.entry(move.string1()), CatalogPath.parse(move.requireSecond()));
                }),
                // Symlinks have no permissions of their own, which could be copied.
                "symlink",
                changing("symlinks", item -> {
                    StringPair link = StringPair.read(item);
                    return new Change.Symlink(CatalogPath.parse(link.string1()), link.requireSecond());
                }),
                "updateModifyTime",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new FileCatalog(catalog)
                            .updateModifyTime(XsdValues.texts(all, "lfns"), XsdValues.requiredLong(all, "time"));
                    return SoapAnswer.EMPTY;
                },
                "updateValidityTime",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new FileCatalog(catalog)
                            .updateValidityTime(XsdValues.texts(all, "lfns"), XsdValues.requiredLong(all, "time"));
                    return SoapAnswer.EMPTY;
                });
    }

    private static List<Locator> lfns(SoapRequest request) {
        return Files.lfns(XsdValues.onlyTexts(request, "lfns"));
    }

    private static String lfn(Entry entry) {
        return entry.path().text();
    }

    /** What is known of each key, in pairs of the key as it was sent and the answer. */
    static SoapAnswer pairs(String name, List<String> keys, List<Entry> entries, Function<Entry, String> value) {
        List<StringPair> pairs = new ArrayList<>(keys.size());
        for (int i = 0; i < keys.size(); i++) {
            pairs.add(new StringPair(keys.get(i), value.apply(entries.get(i))));
        }
        return XsdValues.array(name, pairs, StringPair::write);
    }

    /** An operation that makes one change of each item of {@code list}, all or nothing. */
    static SoapOperation changing(String list, Function<SoapElement, Change> change) {
        return (request, catalog) -> {
            List<Change> changes = new ArrayList<>();
            XsdValues.items(request, list, item -> changes.add(change.apply(item)));
            new Files(catalog).apply(changes);
            return SoapAnswer.EMPTY;
        };
    }
}
