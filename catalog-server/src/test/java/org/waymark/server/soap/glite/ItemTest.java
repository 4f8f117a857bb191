package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.StorageUrl;

class ItemTest {

    private static final String GUID = "6F1C1D2E-0a4b-4c6d-8e9f-001122334455";

    @Test
    void entriesAreNamedByLfnGuidOrReplica() {
        assertThat(Item.parse("/a/b")).isEqualTo(new Item.OfEntry("/a/b", CatalogPath.parse("/a/b")));
        assertThat(Item.parse("lfn:///a/b")).isEqualTo(new Item.OfEntry("lfn:///a/b", CatalogPath.parse("/a/b")));
        assertThat(Item.parse(GUID)).isEqualTo(new Item.OfEntry(GUID, Guid.parse(GUID)));
        assertThat(Item.parse("guid:" + GUID)).isEqualTo(new Item.OfEntry("guid:" + GUID, Guid.parse(GUID)));
        assertThat(Item.parse("srm://se/f")).isEqualTo(new Item.OfEntry("srm://se/f", new StorageUrl("srm://se/f")));
    }

    @Test
    void whatHasNeitherSlashNorColonNamesASchema() {
        assertThat(Item.parse("simulation-2.0")).isEqualTo(new Item.OfSchema("simulation-2.0"));
    }

    @Test
    void whatCanNameNothingIsRefused() {
        for (String text : new String[] {"", "a b", "a/b", "guid:1"}) {
            assertThatThrownBy(() -> Item.parse(text)).isInstanceOf(CatalogException.class);
        }
    }

    @Test
    void noEntryIsNamedLikeASchema() {
        assertThat(Item.entry(GUID)).isEqualTo(Guid.parse(GUID));
        assertThatThrownBy(() -> Item.entry("simulation"))
                .isInstanceOfSatisfying(
                        CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_PATH));
    }
}
