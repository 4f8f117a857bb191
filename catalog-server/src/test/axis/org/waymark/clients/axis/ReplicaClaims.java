package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.pair;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.ExistsException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.replica.SURLEntry;

/** Replicas of files that are named by LFN or by a storage URL. */
final class ReplicaClaims {

    private final FiremanCatalog ada;
    private final FiremanCatalog bob;
    private final Files files;

    ReplicaClaims(Port<FiremanCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.bob = port.as("bob");
        this.files = new Files(ada, home);
    }

    public void anAddedReplicaIsListed() throws Exception {
        String lfn = files.create("added");
        String more = "srm://se2.example.org" + lfn;
        ada.addReplica(lfn, Files.surls(more));
        assertThat(Files.texts(ada.listReplicas(these(lfn), false)[0].getSurlStats()))
                .containsExactlyInAnyOrder(Files.surl(lfn), more);
    }

    public void aStorageUrlLeadsToItsFile() throws Exception {
        String lfn = files.create("led");
        String surl = Files.surl(lfn);
        assertThat(texts(ada.listLfn(these(surl)))).containsExactly(surl + " " + lfn);
        assertThat(texts(ada.getGuidForSurl(these(surl)))).containsExactly(surl + " " + Files.guid(lfn));
        SURLEntry[] replicas = ada.getSurlStat(these(surl));
        assertThat(Files.texts(replicas)).containsExactly(surl);
        assertThat(replicas[0].getCreationTime()).isBetween(1L, System.currentTimeMillis() + 60_000);
    }

    public void aStorageUrlBelongsToOneFile() throws Exception {
        String lfn = files.create("first");
        String other = files.create("second");
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() -> ada.addReplica(other, Files.surls(Files.surl(lfn))));
    }

    public void theFileStaysOrGoesWithItsLastReplica() throws Exception {
        String stays = files.create("stays");
        ada.removeReplica(pair(stays, Files.surl(stays)), false);
        assertThat(ada.listReplicas(these(stays), false)[0].getSurlStats()).isNullOrEmpty();
        String goes = files.create("goes");
        ada.removeReplica(pair(goes, Files.surl(goes)), true);
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.getStat(these(goes)));
    }

    public void aReplicaThatIsUnknownDoesNotExist() throws Exception {
        String lfn = files.create("few");
        assertThatExceptionOfType(NotExistsException.class)
                .isThrownBy(() -> ada.removeReplica(pair(lfn, "srm://se9.example.org/x"), false));
    }

    public void whoMayNotWriteTheFileAddsNoReplica() throws Exception {
        String lfn = files.create("guarded");
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.addReplica(lfn, Files.surls("srm://se3.example.org" + lfn)));
    }
}
