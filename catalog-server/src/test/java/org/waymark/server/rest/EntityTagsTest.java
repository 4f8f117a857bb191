package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Mode;
import org.waymark.api.Precondition;

/** An ETag changes with whatever is shown under it. */
class EntityTagsTest {

    private static final CatalogPath PATH = CatalogPath.parse("/e");

    private static Entry entry(EntryKind kind, long version, long modified) {
        Instant then = Instant.EPOCH;
        return new Entry(
                PATH,
                kind,
                null,
                "alice",
                "atlas",
                Acl.ofMode(new Mode(0755)),
                null,
                new Mode(0),
                0,
                Checksums.NONE,
                null,
                null,
                then,
                Instant.ofEpochMilli(modified),
                then,
                then,
                version);
    }

    @Test
    void aDirectorysTagMovesWithItsContent() {
        String before = EntityTags.of(entry(EntryKind.DIRECTORY, 7, 1_000));
        assertThat(EntityTags.of(entry(EntryKind.DIRECTORY, 7, 2_000))).isNotEqualTo(before);
        assertThat(EntityTags.of(entry(EntryKind.DIRECTORY, 8, 1_000))).isNotEqualTo(before);
    }

    @Test
    void aTagThatWasShownIsACondition() {
        for (EntryKind kind : EntryKind.values()) {
            assertThat(EntityTags.ifMatch(EntityTags.of(entry(kind, 7, 1_000)), PATH))
                    .containsExactly(new Precondition.IfVersion(PATH, 7));
        }
    }
}
