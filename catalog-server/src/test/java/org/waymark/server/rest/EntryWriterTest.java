package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.waymark.api.Acl;
import org.waymark.api.AclText;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Mode;
import org.waymark.api.Rights;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EntryWriterTest {

    private static final Instant TIME = Instant.parse("1999-12-31T23:59:59.007Z");

    private final JsonMapper json = StrictJson.mapper();

    private static Entry entry(EntryKind kind, Acl acl, Acl defaultAcl, String target) {
        return new Entry(
                CatalogPath.parse("/données/\"x\""),
                kind,
                null,
                "alice",
                "atlas",
                acl,
                defaultAcl,
                new Mode(03000),
                0,
                Checksums.NONE,
                target,
                "a\nb",
                TIME,
                TIME,
                TIME,
                TIME,
                1L << 60);
    }

    static Stream<Entry> entries() {
        Acl named = AclText.parse("user::rwx,user:bob:r--,group::---,mask::r-x,other::---");
        return Stream.of(
                ScriptedCatalog.file(CatalogPath.parse("/f")),
                entry(EntryKind.DIRECTORY, Acl.ofMode(new Mode(0755)), named, null),
                entry(EntryKind.SYMLINK, named, null, "../x"),
                entry(EntryKind.FILE, AclText.parse("user::rwx,group::pd,other::---"), null, null));
    }

    private String streamed(Entry entry) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = json.createGenerator(text)) {
            EntryWriter.write(generator, entry);
        }
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aStreamedEntryIsTheSameJsonAsAnyOther(Entry entry) {
        assertThat(streamed(entry)).isEqualTo(json.writeValueAsString(EntryTypes.write(entry)));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void theAclIsThereExactlyWhenTheModeDoesNotSayItAll(Entry entry) {
        JsonNode written = json.readTree(streamed(entry));

        Acl ofMode =
                Acl.ofMode(new Mode(Mode.parse(written.path("mode").asString()).bits() & 0777));
        assertThat(written.has("acl")).isEqualTo(!ofMode.equals(entry.acl()));
        if (written.has("acl")) {
            assertThat(written.path("acl").size())
                    .isEqualTo(entry.acl().entries().size());
            assertThat(Rights.parse(written.path("acl").get(0).path("rights").asString()))
                    .isEqualTo(entry.acl().entries().get(0).rights());
        }
    }
}
