package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Acl;
import org.waymark.api.AclScope;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Mode;
import org.waymark.api.Replica;
import org.waymark.api.StorageUrl;

/** gLite's ReplicaCatalog, as far as it is more than one call of the catalog's. */
final class ReplicaCatalog {

    /** Where the files lie that are registered by GUID alone, for in this catalog each file has an LFN. */
    static final CatalogPath WITHOUT_LFN = CatalogPath.parse("/guid");

    private final CatalogOperations catalog;
    private final Files files;

    ReplicaCatalog(CatalogOperations catalog) {
        this.catalog = catalog;
        this.files = new Files(catalog);
    }

    static CatalogPath path(Guid guid) {
        return WITHOUT_LFN.child(guid.toString());
    }

    /** The master replica of each GUID; without a second text where there is none. */
    List<StringPair> getMasterReplica(List<String> guids) {
        List<FileWithReplicas> found = files.withReplicas(Files.guids(guids));
        List<StringPair> masters = new ArrayList<>(guids.size());
        for (int i = 0; i < guids.size(); i++) {
            String master = found.get(i).replicas().stream()
                    .filter(Replica::master)
                    .map(replica -> replica.sfn().text())
                    .findFirst()
                    .orElse(null);
            masters.add(new StringPair(guids.get(i), master));
        }
        return masters;
    }

    /** A pair for each replica of each GUID. */
    List<StringPair> listSurlsByGuid(List<String> guids) {
        List<FileWithReplicas> found = files.withReplicas(Files.guids(guids));
        List<StringPair> pairs = new ArrayList<>();
        for (int i = 0; i < guids.size(); i++) {
            for (Replica replica : found.get(i).replicas()) {
                pairs.add(new StringPair(guids.get(i), replica.sfn().text()));
            }
        }
        return pairs;
    }

    /** The replicas of these storage URLs themselves. */
    List<Replica> getSurlStat(List<String> surls) {
        List<FileWithReplicas> found = files.withReplicas(Files.surls(surls));
        List<Replica> replicas = new ArrayList<>(surls.size());
        for (int i = 0; i < surls.size(); i++) {
            StorageUrl sfn = new StorageUrl(surls.get(i));
            replicas.add(found.get(i).replicas().stream()
                    .filter(replica -> replica.sfn().equals(sfn))
                    .findFirst()
                    .orElseThrow(() -> new CatalogException(ErrorCode.NOT_FOUND, "no such replica: " + sfn)));
        }
        return replicas;
    }

    /** Makes each replica the master of its GUID. */
    void setMasterReplica(List<StringPair> guidSurls) {
        List<String> surls = guidSurls.stream().map(StringPair::requireSecond).toList();
        List<Entry> owners = files.stat(Files.surls(surls), Follow.NO);
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < surls.size(); i++) {
            Guid guid = Guid.parse(guidSurls.get(i).string1());
            if (!guid.equals(owners.get(i).guid())) {
                throw new CatalogException(ErrorCode.NOT_FOUND, "%s has no replica %s".formatted(guid, surls.get(i)));
            }
            changes.add(Change.SetReplica.master(new StorageUrl(surls.get(i))));
        }
        files.apply(changes);
    }

    /** What entries get that are made below the root: its default ACL, or what they get without one. */
    Permission getDefaultGlobalPermission(Caller caller) {
        EntryAcl root = root();
        Acl acl = root.defaultAcl() == null ? Acl.ofMode(new Mode(0644)) : root.defaultAcl();
        String group =
                caller.groups().isEmpty() ? root.group() : caller.groups().get(0);
        return Permissions.of(new EntryAcl(caller.user(), group, acl.mode(), acl, null));
    }

    /** Makes this the root's default ACL, which directories made from now on inherit. */
    void setDefaultGlobalPermission(Permission permission) {
        List<String> principals =
                permission.acl().stream().map(PrincipalRights::principal).toList();
        PrincipalKinds kinds = new PrincipalKinds(principals, catalog::listPrincipals);
        Acl acl = Permissions.acl(permission, root().defaultAcl(), kinds);
        files.apply(List.of(new Change.SetAcl(CatalogPath.ROOT, AclScope.DEFAULT, acl)));
    }

    private EntryAcl root() {
        return catalog.getAcl(List.of(CatalogPath.ROOT)).get(0).require();
    }
}
