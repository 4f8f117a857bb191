package org.waymark.server.soap.glite;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.Guid;
import org.waymark.api.NewReplica;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapWriter;

/** gLite's descriptions of files and replicas on the wire. Times are milliseconds since 1970 UTC. */
final class FileTypes {

    private FileTypes() {}

    /** Reads an {@code FRCEntry}, or the {@code FCEntry} that is a part of it. */
    static NewEntry readFile(SoapElement entry) {
        return read(entry, CatalogPath.parse(XsdValues.requiredText(entry, "lfn")), guid(entry.text("guid")));
    }

    /** Reads an {@code RCEntry}, which has no LFN, for a file of that path. */
    static NewEntry readReplicated(SoapElement entry, CatalogPath path, Guid guid) {
        return read(entry, path, guid);
    }

    private static NewEntry read(SoapElement entry, CatalogPath path, @Nullable Guid guid) {
        SoapElement permission = entry.child("permission");
        SoapElement lfnStat = entry.child("lfnStat");
        long modified = lfnStat == null ? 0 : time(lfnStat, "modifyTime");
        return new NewEntry(
                path,
                guid,
                size(entry),
                FileStat.checksums(checksum(entry)),
                permission == null ? null : PermissionTypes.readPermission(permission),
                modified == 0 ? null : Instant.ofEpochMilli(modified),
                readReplicas(entry.children("surlStats")));
    }

    private static @Nullable Guid guid(@Nullable String text) {
        return text == null || text.isBlank() ? null : Guid.parse(text.strip());
    }

    /** The size that the {@code guidStat} says; null where it says none. */
    static @Nullable Long sizeOfGuid(SoapElement entry) {
        SoapElement stat = entry.child("guidStat");
        return stat == null || stat.child("size") == null ? null : XsdValues.requiredLong(stat, "size");
    }

    /** What the {@code guidStat} says, or else the {@code lfnStat}: clients fill in one or both. */
    private static long size(SoapElement entry) {
        for (String name : List.of("guidStat", "lfnStat")) {
            SoapElement stat = entry.child(name);
            if (stat != null && stat.child("size") != null) {
                long size = XsdValues.requiredLong(stat, "size");
                if (size != 0) {
                    return size;
                }
            }
        }
        return 0;
    }

    static @Nullable String checksum(SoapElement entry) {
        SoapElement stat = entry.child("guidStat");
        return stat == null ? null : stat.text("checksum");
    }

    private static long time(SoapElement stat, String name) {
        return stat.child(name) == null ? 0 : XsdValues.requiredLong(stat, name);
    }

    static List<NewReplica> readReplicas(List<SoapElement> surls) {
        return surls.stream()
                .filter(surl -> !surl.isNil())
                .map(FileTypes::readReplica)
                .toList();
    }

    static NewReplica readReplica(SoapElement surl) {
        NewReplica replica = NewReplica.at(new StorageUrl(XsdValues.requiredText(surl, "surl")));
        return new NewReplica(
                replica.sfn(),
                ReplicaStatus.AVAILABLE,
                ReplicaType.PERMANENT,
                XsdValues.bool(surl, "masterReplica"),
                replica.pool(),
                replica.fileSystem(),
                replica.setName(),
                replica.pinnedUntil(),
                replica.expires(),
                replica.attributes());
    }

    /** An {@code FRCEntry}: all of a file. */
    static void writeAll(SoapWriter response, FileWithReplicas file, boolean withPermission) {
        response.start("item");
        writeNames(response, file, withPermission);
        writeLfnStat(response, file.entry(), FileStat.validity(file.entry(), file.replicas()));
        writeGuidStat(response, "guidStat", file.entry());
        file.replicas().forEach(replica -> writeReplica(response, "surlStats", replica));
        response.end();
    }

    /** An {@code FCEntry}: what the namespace knows. */
    static void writeEntry(SoapWriter response, FileWithReplicas file, boolean withPermission) {
        response.start("item");
        writeNames(response, file, withPermission);
        writeLfnStat(response, file.entry(), FileStat.validity(file.entry(), file.replicas()));
        response.end();
    }

    /** An {@code RCEntry}: what is known under a GUID. */
    static void writeReplicated(SoapWriter response, FileWithReplicas file, boolean withPermission) {
        response.start("item").nillable("guid", guid(file.entry()));
        writePermission(response, file.entry(), withPermission);
        writeGuidStat(response, "guidStat", file.entry());
        file.replicas().forEach(replica -> writeReplica(response, "surlStats", replica));
        response.end();
    }

    private static void writeNames(SoapWriter response, FileWithReplicas file, boolean withPermission) {
        response.text("lfn", file.lfn()).nillable("guid", guid(file.entry()));
        writePermission(response, file.entry(), withPermission);
    }

    static @Nullable String guid(Entry entry) {
        Guid guid = entry.guid();
        return guid == null ? null : guid.toString();
    }

    private static void writePermission(SoapWriter response, Entry entry, boolean withPermission) {
        if (withPermission && !entry.isNameOnly()) {
            EntryAcl acl = new EntryAcl(entry.owner(), entry.group(), entry.mode(), entry.acl(), entry.defaultAcl());
            PermissionTypes.writePermission(response, "permission", Permissions.of(acl));
        } else {
            response.nil("permission");
        }
    }

    /** A {@code Stat}. */
    static void writeStat(SoapWriter response, Entry entry) {
        response.start("item");
        writeStatFields(response, entry);
        response.end();
    }

    private static void writeLfnStat(SoapWriter response, Entry entry, long validity) {
        response.start("lfnStat");
        writeStatFields(response, entry);
        response.number("type", FileStat.type(entry.kind()))
                .nillable("data", entry.target())
                .number("validityTime", validity)
                .end();
    }

    /** A {@code GUIDStat}; its status was reserved, and is 0. */
    static void writeGuidStat(SoapWriter response, String name, Entry entry) {
        response.start(name);
        writeStatFields(response, entry);
        response.nillable("checksum", FileStat.checksum(entry))
                .number("status", 0)
                .end();
    }

    private static void writeStatFields(SoapWriter response, Entry entry) {
        response.number("modifyTime", entry.modified().toEpochMilli())
                .number("creationTime", entry.created().toEpochMilli())
                .number("size", entry.size());
    }

    /** A {@code SURLEntry}. The catalog does not keep when a replica's record changed; it was made when it was made. */
    static void writeReplica(SoapWriter response, String name, Replica replica) {
        long created = replica.created().toEpochMilli();
        response.start(name)
                .bool("masterReplica", replica.master())
                .number("creationTime", created)
                .number("modifyTime", created)
                .text("surl", replica.sfn().text())
                .end();
    }
}
