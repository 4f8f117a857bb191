package org.waymark.clients.axis;

import java.util.UUID;
import java.util.stream.Stream;
import org.glite.data.catalog.service.composite.FRCEntry;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.file.FCEntry;
import org.glite.data.catalog.service.file.LFNStat;
import org.glite.data.catalog.service.replica.GUIDStat;
import org.glite.data.catalog.service.replica.SURLEntry;

/** Files that ada makes in a FiremanCatalog, each on one storage element. */
final class Files {

    private final FiremanCatalog ada;
    private final String home;

    /** @param home a directory, which is made */
    Files(FiremanCatalog ada, String home) throws Exception {
        this.ada = ada;
        this.home = home;
        ada.mkdir(new String[] {home}, true, false);
    }

    String lfn(String name) {
        return home + "/" + name;
    }

    static String guid(String lfn) {
        return UUID.nameUUIDFromBytes(lfn.getBytes()).toString();
    }

    static String surl(String lfn) {
        return "srm://se1.example.org" + lfn;
    }

    static SURLEntry[] surls(String... surls) {
        return Stream.of(surls).map(surl -> new SURLEntry(false, 0, 0, surl)).toArray(SURLEntry[]::new);
    }

    static String[] texts(SURLEntry... surls) {
        return Stream.of(surls).map(SURLEntry::getSurl).toArray(String[]::new);
    }

    static GUIDStat guidStat(long size, String checksum) {
        GUIDStat stat = new GUIDStat();
        stat.setSize(size);
        stat.setChecksum(checksum);
        return stat;
    }

    /** A file with one replica, 792 bytes long. */
    static FRCEntry entry(String lfn) {
        FRCEntry entry = new FRCEntry();
        entry.setLfn(lfn);
        entry.setGuid(guid(lfn));
        entry.setGuidStat(guidStat(792, "adler32:0a1b2c3d"));
        entry.setLfnStat(new LFNStat());
        entry.setSurlStats(surls(surl(lfn)));
        return entry;
    }

    /** Makes one, and gives its LFN. */
    String create(String name) throws Exception {
        ada.create(new FRCEntry[] {entry(lfn(name))});
        return lfn(name);
    }

    String mkdir(String name) throws Exception {
        ada.mkdir(new String[] {lfn(name)}, false, false);
        return lfn(name);
    }

    static String[] lfns(FCEntry... entries) {
        return Stream.of(entries).map(FCEntry::getLfn).toArray(String[]::new);
    }
}
