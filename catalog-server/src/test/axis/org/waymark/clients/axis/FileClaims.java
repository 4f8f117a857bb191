package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.pair;
import static org.waymark.clients.axis.Values.text;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.ExistsException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.composite.FRCEntry;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.file.FCEntry;
import org.glite.data.catalog.service.file.Stat;

/** Files by their LFNs. */
final class FileClaims {

    private final FiremanCatalog ada;
    private final FiremanCatalog bob;
    private final Files files;

    FileClaims(Port<FiremanCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.bob = port.as("bob");
        this.files = new Files(ada, home);
    }

    public void aFileIsListedWithAllThatItWasCreatedWith() throws Exception {
        String lfn = files.create("created");
        FRCEntry[] found = ada.listReplicas(these(lfn), true);
        assertThat(found).hasSize(1);
        assertThat(found[0].getLfn()).isEqualTo(lfn);
        assertThat(found[0].getGuid()).isEqualTo(Files.guid(lfn));
        assertThat(found[0].getLfnStat().getType()).isEqualTo(1);
        assertThat(found[0].getGuidStat().getSize()).isEqualTo(792);
        assertThat(found[0].getGuidStat().getChecksum()).isEqualTo("adler32:0a1b2c3d");
        assertThat(found[0].getGuidStat().getCreationTime()).isBetween(1L, System.currentTimeMillis() + 60_000);
        assertThat(Files.texts(found[0].getSurlStats())).containsExactly(Files.surl(lfn));
        assertThat(text(found[0].getPermission())).startsWith("ada pdr");
    }

    public void permissionsAreLeftOutUnlessTheyAreAskedFor() throws Exception {
        assertThat(ada.listReplicas(these(files.create("without")), false)[0].getPermission())
                .isNull();
    }

    public void filesAreCreatedAllOrNone() throws Exception {
        String there = files.create("there");
        String fresh = files.lfn("fresh");
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() -> ada.create(new FRCEntry[] {Files.entry(fresh), Files.entry(there)}))
                .satisfies(fault -> assertThat(fault.getMessage1()).isNotEmpty());
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.getStat(these(fresh)));
    }

    public void aThousandFilesAreCreatedAndListedInOneCall() throws Exception {
        files.mkdir("many");
        FRCEntry[] entries = new FRCEntry[1000];
        String[] lfns = new String[entries.length];
        for (int i = 0; i < entries.length; i++) {
            lfns[i] = files.lfn("many/file%04d".formatted(i));
            entries[i] = Files.entry(lfns[i]);
        }
        ada.create(entries);
        assertThat(ada.listReplicas(lfns, true)).extracting(FRCEntry::getLfn).containsExactly(lfns);
    }

    public void aFileCanBeWithoutReplicas() throws Exception {
        FCEntry entry = new FCEntry();
        entry.setLfn(files.lfn("alone"));
        ada.createFile(new FCEntry[] {entry});
        FCEntry[] found = ada.getFileCatalogEntry(these(entry.getLfn()));
        assertThat(Files.lfns(found)).containsExactly(entry.getLfn());
        assertThat(found[0].getGuid()).isNotEmpty();
        assertThat(found[0].getLfnStat().getType()).isEqualTo(1);
        assertThat(Files.lfns(ada.getLfnStat(these(entry.getLfn())))).containsExactly(entry.getLfn());
    }

    public void anLfnAndAGuidLeadToEachOther() throws Exception {
        String lfn = files.create("named");
        String guid = Files.guid(lfn);
        assertThat(texts(ada.getGuidForLfn(these(lfn)))).containsExactly(lfn + " " + guid);
        assertThat(texts(ada.getLfnForGuid(these(guid)))).containsExactly(guid + " " + lfn);
    }

    public void aStatTellsTheSizeAndTheTimes() throws Exception {
        String lfn = files.create("stat");
        ada.updateModifyTime(these(lfn), 1_138_451_572_123L);
        Stat stat = ada.getStat(these(lfn))[0];
        assertThat(stat.getSize()).isEqualTo(792);
        assertThat(stat.getModifyTime()).isEqualTo(1_138_451_572_123L);
    }

    public void theValidityTimeIsReadAsItWasSet() throws Exception {
        String lfn = files.create("valid");
        ada.updateValidityTime(these(lfn), 86_400_000);
        assertThat(ada.getFileCatalogEntry(these(lfn))[0].getLfnStat().getValidityTime())
                .isEqualTo(86_400_000);
    }

    public void aMovedFileIsAtItsNewPlaceOnly() throws Exception {
        String lfn = files.create("moved");
        ada.mv(pair(lfn, files.lfn("elsewhere")));
        assertThat(texts(ada.getGuidForLfn(these(files.lfn("elsewhere")))))
                .containsExactly(files.lfn("elsewhere") + " " + Files.guid(lfn));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.getStat(these(lfn)));
    }

    public void nothingIsMovedOntoWhatIsThere() throws Exception {
        String lfn = files.create("mover");
        String there = files.create("taken");
        assertThatExceptionOfType(ExistsException.class).isThrownBy(() -> ada.mv(pair(lfn, there)));
    }

    public void aSymlinkTellsItsTargetAndLeadsThere() throws Exception {
        String lfn = files.create("target");
        String link = files.lfn("link");
        ada.symlink(pair(link, lfn), false);
        FCEntry found = ada.getFileCatalogEntry(these(link))[0];
        assertThat(found.getLfnStat().getType()).isEqualTo(2);
        assertThat(found.getLfnStat().getData()).isEqualTo(lfn);
        assertThat(Files.texts(ada.listReplicas(these(link), false)[0].getSurlStats()))
                .containsExactly(Files.surl(lfn));
        ada.unlink(these(link));
        assertThat(ada.getStat(these(lfn))).hasSize(1);
    }

    public void aRemovedFileIsGoneWithItsReplicas() throws Exception {
        String lfn = files.create("removed");
        ada.remove(these(lfn));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.listReplicas(these(lfn), false));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.getSurlStat(these(Files.surl(lfn))));
    }

    public void whoMayNotWriteTheDirectoryCreatesNothing() {
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.create(new FRCEntry[] {Files.entry(files.lfn("bobs"))}));
    }

    public void aChecksumThatIsNoneIsAnInvalidArgument() {
        FRCEntry entry = Files.entry(files.lfn("summed"));
        entry.setGuidStat(Files.guidStat(1, "md5:short"));
        assertThatExceptionOfType(InvalidArgumentException.class).isThrownBy(() -> ada.create(new FRCEntry[] {entry}));
    }
}
