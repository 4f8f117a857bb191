package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.pair;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.StringBoolean;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.replica.GUIDStat;
import org.glite.data.catalog.service.replica.RCEntry;

/** Files by their GUIDs. */
final class GuidClaims {

    private static final String UNKNOWN = "00000000-0000-4000-8000-000000000000";

    private final FiremanCatalog ada;
    private final Files files;

    GuidClaims(Port<FiremanCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.files = new Files(ada, home);
    }

    private static RCEntry entry(String guid, String... surls) {
        RCEntry entry = new RCEntry();
        entry.setGuid(guid);
        entry.setGuidStat(Files.guidStat(5, null));
        entry.setSurlStats(Files.surls(surls));
        return entry;
    }

    public void aFileCanBeCreatedByItsGuidAlone() throws Exception {
        String guid = Files.guid("alone");
        ada.createGuid(new RCEntry[] {entry(guid, "srm://se1.example.org/" + guid)});
        RCEntry[] found = ada.listReplicasByGuid(these(guid), true);
        assertThat(found).hasSize(1);
        assertThat(found[0].getGuid()).isEqualTo(guid);
        assertThat(found[0].getGuidStat().getSize()).isEqualTo(5);
        assertThat(Files.texts(found[0].getSurlStats())).containsExactly("srm://se1.example.org/" + guid);
        assertThat(found[0].getPermission().getUserName()).isEqualTo("ada");
    }

    public void replicasAreAddedAndRemovedByGuid() throws Exception {
        String lfn = files.create("by.guid");
        String guid = Files.guid(lfn);
        String more = "srm://se2.example.org" + lfn;
        ada.addGuidReplica(guid, Files.surls(more));
        assertThat(texts(ada.listSurlsByGuid(these(guid))))
                .containsExactlyInAnyOrder(guid + " " + Files.surl(lfn), guid + " " + more);
        ada.removeGuidReplica(pair(guid, more), false);
        assertThat(texts(ada.listSurlsByGuid(these(guid)))).containsExactly(guid + " " + Files.surl(lfn));
    }

    public void theMasterReplicaIsTheOneThatWasMadeIt() throws Exception {
        String lfn = files.create("mastered");
        String guid = Files.guid(lfn);
        String surl = Files.surl(lfn);
        ada.setMasterReplica(pair(guid, surl));
        assertThat(texts(ada.getMasterReplica(these(guid)))).containsExactly(guid + " " + surl);
        assertThat(ada.getSurlStat(these(surl))[0].isMasterReplica()).isTrue();
    }

    public void aGuidIsKnownOrNot() throws Exception {
        String guid = Files.guid(files.create("known"));
        StringBoolean[] known = ada.hasGuid(these(guid, UNKNOWN));
        assertThat(known).extracting(StringBoolean::getString).containsExactly(guid, UNKNOWN);
        assertThat(known).extracting(StringBoolean::is_boolean).containsExactly(true, false);
    }

    public void sizeAndChecksumAreReadAsTheyWereSet() throws Exception {
        String guid = Files.guid(files.create("resized"));
        RCEntry entry = new RCEntry();
        entry.setGuid(guid);
        entry.setGuidStat(Files.guidStat(9_000_000_000L, "md5:d41d8cd98f00b204e9800998ecf8427e"));
        ada.updateGuidStat(new RCEntry[] {entry});
        GUIDStat stat = ada.getGuidStat(these(guid))[0];
        assertThat(stat.getSize()).isEqualTo(9_000_000_000L);
        assertThat(stat.getChecksum()).isEqualTo("md5:d41d8cd98f00b204e9800998ecf8427e");
    }

    public void aRemovedGuidDoesNotExist() throws Exception {
        String guid = Files.guid(files.create("unmade"));
        ada.removeGuid(these(guid));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.getGuidStat(these(guid)));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.removeGuid(these(guid)));
    }
}
