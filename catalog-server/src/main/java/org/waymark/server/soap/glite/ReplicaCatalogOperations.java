package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.LastReplica;
import org.waymark.api.Locator;
import org.waymark.api.NewReplica;
import org.waymark.api.StorageUrl;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapRequest;

/** The operations of gLite's ReplicaCatalog, which names files by GUID. */
final class ReplicaCatalogOperations {

    private ReplicaCatalogOperations() {}

    /** @param caller tells who sent the request at hand */
    static Map<String, SoapOperation> all(Supplier<Caller> caller) {
        Map<String, SoapOperation> operations = new HashMap<>(reads());
        operations.putAll(changes(caller));
        operations.putAll(defaults(caller));
        return operations;
    }

    private static Map<String, SoapOperation> reads() {
        return Map.of(
                "getGuidForSurl",
                (request, catalog) -> {
                    List<String> surls = XsdValues.onlyTexts(request, "surls");
                    List<Entry> entries = new Files(catalog).stat(Files.surls(surls), Follow.NO);
                    return FileCatalogOperations.pairs("getGuidForSurlReturn", surls, entries, FileTypes::guid);
                },
                "getGuidStat",
                (request, catalog) -> XsdValues.array(
                        "getGuidStatReturn",
                        new Files(catalog).stat(Files.guids(XsdValues.onlyTexts(request, "guids")), Follow.NO),
                        (response, entry) -> FileTypes.writeGuidStat(response, "item", entry)),
                "getMasterReplica",
                (request, catalog) -> XsdValues.array(
                        "getMasterReplicaReturn",
                        new ReplicaCatalog(catalog).getMasterReplica(XsdValues.onlyTexts(request, "guids")),
                        StringPair::write),
                "getSurlStat",
                (request, catalog) -> XsdValues.array(
                        "getSurlStatReturn",
                        new ReplicaCatalog(catalog).getSurlStat(XsdValues.onlyTexts(request, "surls")),
                        (response, replica) -> FileTypes.writeReplica(response, "item", replica)),
                "hasGuid",
                ReplicaCatalogOperations::hasGuid,
                "listReplicasByGuid",
                (request, catalog) -> {
                    List<String> guids = new ArrayList<>();
                    SoapElement rest = XsdValues.items(request, "guids", item -> guids.add(XsdValues.itemText(item)));
                    boolean withPermissions = XsdValues.bool(rest, "withPermissions");
                    return XsdValues.array(
                            "listReplicasByGuidReturn",
                            new Files(catalog).withReplicas(Files.guids(guids)),
                            (response, file) -> FileTypes.writeReplicated(response, file, withPermissions));
                },
                "listSurlsByGuid",
                (request, catalog) -> XsdValues.array(
                        "listSurlsByGuidReturn",
                        new ReplicaCatalog(catalog).listSurlsByGuid(XsdValues.onlyTexts(request, "guids")),
                        StringPair::write));
    }

    private static SoapAnswer hasGuid(SoapRequest request, CatalogOperations catalog) {
        List<String> guids = XsdValues.onlyTexts(request, "guids");
        List<Boolean> exist = new Files(catalog).exist(Files.guids(guids));
        return response -> {
            response.start("hasGuidReturn");
            for (int i = 0; i < guids.size(); i++) {
                response.start("item")
                        .text("string", guids.get(i))
                        .bool("boolean", exist.get(i))
                        .end();
            }
            response.end();
        };
    }

    private static Map<String, SoapOperation> changes(Supplier<Caller> caller) {
        return Map.of(
                "createGuid",
                (request, catalog) -> {
                    List<NewEntry> entries = new ArrayList<>();
                    XsdValues.items(request, "entries", item -> {
                        Guid guid = Guid.parse(XsdValues.requiredText(item, "guid"));
                        entries.add(FileTypes.readReplicated(item, ReplicaCatalog.path(guid), guid));
                    });
                    Creation.create(entries, caller.get(), catalog);
                    return SoapAnswer.EMPTY;
                },
                "addGuidReplica",
                (request, catalog) -> {
                    List<NewReplica> replicas = new ArrayList<>();
                    SoapElement rest =
                            XsdValues.items(request, "newSurls", item -> replicas.add(FileTypes.readReplica(item)));
                    return addReplicas(Guid.parse(XsdValues.requiredText(rest, "guid")), replicas, catalog);
                },
                "removeGuid",
                FileCatalogOperations.changing(
                        "guids", item -> new Change.Remove(Guid.parse(XsdValues.itemText(item)))),
                "removeGuidReplica",
                (request, catalog) ->
                        removeReplicas(request, "guidSurls", "removeGuidOnLastReplica", catalog, Guid::parse),
                "setMasterReplica",
                (request, catalog) -> {
                    List<StringPair> pairs = new ArrayList<>();
                    XsdValues.items(request, "guidSurls", item -> pairs.add(StringPair.read(item)));
                    new ReplicaCatalog(catalog).setMasterReplica(pairs);
                    return SoapAnswer.EMPTY;
                },
                "updateGuidStat",
                FileCatalogOperations.changing("entries", ReplicaCatalogOperations::contentChange));
    }

    /** Sets what is given of the size and the checksum. */
    private static Change contentChange(SoapElement entry) {
        String checksum = FileTypes.checksum(entry);
        Checksums checksums = checksum == null || checksum.isBlank() ? null : FileStat.checksums(checksum);
        Long size = FileTypes.sizeOfGuid(entry);
        if (size == null && checksums == null) {
            throw CatalogException.invalid("guidStat holds neither a size nor a checksum");
        }
        return new Change.SetContent(Guid.parse(XsdValues.requiredText(entry, "guid")), size, checksums);
    }

    private static Map<String, SoapOperation> defaults(Supplier<Caller> caller) {
        return Map.of(
                "getDefaultGlobalPermission",
                (request, catalog) -> defaultPermission(
                        "getDefaultGlobalPermissionReturn",
                        new ReplicaCatalog(catalog).getDefaultGlobalPermission(caller.get())),
                // Default permissions are the directories' here, and the same for everybody.
                "getDefaultPrincipalPermission",
                (request, catalog) -> {
                    String principal = XsdValues.requiredText(request.whole(), "principal");
                    return defaultPermission(
                            "getDefaultPrincipalPermissionReturn",
                            new ReplicaCatalog(catalog)
                                    .getDefaultGlobalPermission(Caller.of(
                                            principal, caller.get().groups().toArray(String[]::new))));
                },
                "setDefaultGlobalPermission",
                (request, catalog) -> {
                    new ReplicaCatalog(catalog)
                            .setDefaultGlobalPermission(
                                    PermissionTypes.readPermission(XsdValues.required(request.whole(), "permission")));
                    return SoapAnswer.EMPTY;
                },
                "setDefaultPrincipalPermission",
                (request, catalog) -> {
                    throw CatalogException.invalid(
                            "default permissions belong to directories here: see setDefaultGlobalPermission");
                });
    }

    private static SoapAnswer defaultPermission(String name, Permission permission) {
        return response -> PermissionTypes.writePermission(response, name, permission);
    }

    static SoapAnswer addReplicas(Locator file, List<NewReplica> replicas, CatalogOperations catalog) {
        new Files(catalog)
                .apply(replicas.stream()
                        .map(replica -> new Change.AddReplica(file, replica))
                        .toList());
        return SoapAnswer.EMPTY;
    }

    /** Removes mappings in pairs of a file and a storage URL, and the files that have none left if {@code flag} says so. */
    static SoapAnswer removeReplicas(
            SoapRequest request, String list, String flag, CatalogOperations catalog, Function<String, Locator> file) {
        List<StringPair> pairs = new ArrayList<>();
        SoapElement rest = XsdValues.items(request, list, item -> pairs.add(StringPair.read(item)));
        LastReplica last = XsdValues.bool(rest, flag) ? LastReplica.REMOVE_FILE : LastReplica.KEEP_FILE;
        new Files(catalog)
                .apply(pairs.stream()
                        .map(pair -> new Change.RemoveReplica(
                                new StorageUrl(pair.requireSecond()), file.apply(pair.string1()), last))
                        .toList());
        return SoapAnswer.EMPTY;
    }
}
