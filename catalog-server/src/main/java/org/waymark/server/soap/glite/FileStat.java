package org.waymark.server.soap.glite;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Replica;

/** What gLite's {@code LFNStat} and {@code GUIDStat} say of an entry that the catalog says in other words. */
final class FileStat {

    /** A replica that expires then never does: the last point in time that the catalog keeps. */
    static final Instant NEVER = Instant.parse("9999-12-31T23:59:59.999Z");

    private FileStat() {}

    /** gLite's number for the kind of an entry, by version 2.0.0 of the interface. */
    static int type(EntryKind kind) {
        return switch (kind) {
            case DIRECTORY -> 0;
            case FILE -> 1;
            case SYMLINK -> 2;
        };
    }

    /** The first of an entry's checksums, as {@code type:value}; null if it has none. */
    static @Nullable String checksum(Entry entry) {
        List<Checksum> all = entry.checksums().all();
        return all.isEmpty() ? null : all.get(0).toString();
    }

    /**
     * Reads {@code type:value}, or a bare value whose length tells the type: 8 digits are adler32, as is usual on grids.
     *
     * @param text null or empty for none
     */
    static Checksums checksums(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Checksums.NONE;
        }
        String typed = switch (text.indexOf(':') < 0 ? text.strip().length() : 0) {
            case 8 -> "adler32:" + text.strip();
            case 32 -> "md5:" + text.strip();
            case 40 -> "sha1:" + text.strip();
            case 64 -> "sha256:" + text.strip();
            case 128 -> "sha512:" + text.strip();
            default -> text.strip();
        };
        return Checksums.parse(typed);
    }

    /** How long after its creation the first of a file's replicas expires, in milliseconds; 0 if none does. */
    static long validity(Entry entry, List<Replica> replicas) {
        return replicas.stream()
                .map(Replica::expires)
                .filter(expires -> expires != null && !expires.equals(NEVER))
                .min(Instant::compareTo)
                .map(expires -> Duration.between(entry.created(), expires).toMillis())
                .orElse(0L);
    }
}
