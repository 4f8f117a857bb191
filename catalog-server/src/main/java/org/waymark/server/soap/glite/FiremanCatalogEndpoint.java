package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.NewReplica;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;

/** gLite's FiremanCatalog: the file catalog, the replica catalog and attributes behind one port, and what needs both catalogs. */
@Component
final class FiremanCatalogEndpoint extends GliteEndpoint {

    FiremanCatalogEndpoint(CurrentCaller caller) {
        super("FiremanCatalog", operations(caller));
    }

    private static Map<String, SoapOperation> operations(CurrentCaller caller) {
        Map<String, SoapOperation> operations = new HashMap<>(ofBothCatalogs(caller));
        operations.putAll(FileCatalogOperations.all(caller));
        operations.putAll(ReplicaCatalogOperations.all(caller));
        operations.putAll(BaseOperations.ofServiceBase());
        operations.putAll(BaseOperations.ofFasBase(caller));
        operations.putAll(BaseOperations.ofMetadataBase());
        return operations;
    }

    private static Map<String, SoapOperation> ofBothCatalogs(CurrentCaller caller) {
        return Map.of(
                "create",
                (request, catalog) -> {
                    List<NewEntry> entries = new ArrayList<>();
                    XsdValues.items(request, "entries", item -> entries.add(FileTypes.readFile(item)));
                    Creation.create(entries, caller.get(), catalog);
                    return SoapAnswer.EMPTY;
                },
                "remove",
                FileCatalogOperations.changing("lfns", item -> new Change.Remove(Item.entry(XsdValues.itemText(item)))),
                "addReplica",
                (request, catalog) -> {
                    List<NewReplica> replicas = new ArrayList<>();
                    SoapElement rest =
                            XsdValues.items(request, "newSurls", item -> replicas.add(FileTypes.readReplica(item)));
                    return ReplicaCatalogOperations.addReplicas(
                            Item.entry(XsdValues.requiredText(rest, "lfn")), replicas, catalog);
                },
                "removeReplica",
                (request, catalog) -> ReplicaCatalogOperations.removeReplicas(
                        request, "lfnSurls", "removeLfnOnLastReplica", catalog, Item::entry),
                "listReplicas",
                (request, catalog) -> {
                    List<String> lfns = new ArrayList<>();
                    SoapElement rest = XsdValues.items(request, "lfns", item -> lfns.add(XsdValues.itemText(item)));
                    boolean withPermissions = XsdValues.bool(rest, "withPermissions");
                    return XsdValues.array(
                            "listReplicasReturn",
                            new Files(catalog).withReplicas(Files.lfns(lfns)),
                            (response, file) -> FileTypes.writeAll(response, file, withPermissions));
                },
                "listLfn",
                (request, catalog) -> {
                    List<String> surls = XsdValues.onlyTexts(request, "surls");
                    List<Entry> entries = new Files(catalog).stat(Files.surls(surls), Follow.NO);
                    return FileCatalogOperations.pairs(
                            "listLfnReturn",
                            surls,
                            entries,
                            entry -> entry.path().text());
                },
                "getStat",
                (request, catalog) -> XsdValues.array(
                        "getStatReturn",
                        new Files(catalog).stat(Files.lfns(XsdValues.onlyTexts(request, "lfns")), Follow.YES),
                        FileTypes::writeStat),
                "associateDirWithSchema",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new Files(catalog)
                            .apply(List.of(new SetSchema(
                                    Item.entry(XsdValues.requiredText(all, "directoryLfn")),
                                    XsdValues.requiredText(all, "schemaName"))));
                    return SoapAnswer.EMPTY;
                });
    }
}
