package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Change;
import org.waymark.api.Entry;

/** What a query says of what every entry has, beside and together with attributes. */
abstract class QueryFieldContract extends AttributeSubject {

    private static final Instant OLD = Instant.parse("2001-02-03T04:05:06.789Z");

    QueryFieldContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aTreeWithAttributes() {
        alice.sendsAtomically(
                newSchema("s", "run:int", "label:string"),
                new Change.Mkdir(alice.at("d")),
                schemaOf(alice.at("d"), "s"),
                alice.newFile("d/a.root", null),
                alice.newFile("d/b.root", null),
                alice.newFile("d/c.txt", null),
                new Change.Symlink(alice.at("d/l"), "a.root"),
                new Change.SetContent(alice.at("d/a.root"), 10L, null),
                new Change.SetContent(alice.at("d/b.root"), 9_000_000_000_000L, null),
                new Change.SetComment(alice.at("d/b.root"), "it's 100% \"b\""),
                values(alice.at("d/a.root"), "run", "1"),
                values(alice.at("d/c.txt"), "run", "3", "label", "x"),
                new Change.SetTimes(alice.at("d/c.txt"), OLD, OLD.plusMillis(1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name = 'a.root'|d/a.root",
                "name <> 'a.root' AND kind = 'file'|d/b.root d/c.txt",
                "name LIKE '%.root'|d/a.root d/b.root",
                "name LIKE '_.txt'|d/c.txt",
                "name NOT LIKE '%.root' AND kind = 'file'|d/c.txt",
                "name LIKE '%.ROOT'|``",
                "name IN ('l', 'd', 'x')|d d/l",
                "name BETWEEN 'b' AND 'd' AND (kind = 'file' OR name = 'd')|d d/b.root d/c.txt",
                "name > 'c.txt' AND name < 'e' AND name LIKE '_'|d",
                "kind = 'directory' AND name = 'd'|d",
                "kind = 'symlink'|d/l",
                "kind <> 'file' AND name <> 'd' AND kind <> 'directory'|d/l",
                "kind IN ('symlink', 'file') AND name LIKE '_'|d/l",
                "size = 10|d/a.root",
                "size >= 9000000000000|d/b.root",
                "size BETWEEN 1 AND 10|d/a.root",
                "size NOT IN (0, 10) AND kind = 'file'|d/b.root",
                "size = 0 AND kind = 'file'|d/c.txt",
                "size = 0 AND kind = 'symlink'|d/l",
                "size = 0 AND name = 'd'|d",
                "size IS NULL|``",
                "size < 0|``",
                "comment = 'it''s 100% \"b\"'|d/b.root",
                "comment LIKE '%100\\%%'|d/b.root",
                "comment IS NOT NULL|d/b.root",
                "comment IS NULL AND kind = 'file'|d/a.root d/c.txt",
                "NOT comment = 'other' AND kind = 'file'|d/b.root",
                "comment <> 'other'|d/b.root",
                "modified = '2001-02-03T04:05:06.789Z'|d/c.txt",
                "modified < '2010-01-01'|d/c.txt",
                "accessed = '2001-02-03T05:05:06.790+01:00'|d/c.txt",
                "accessed BETWEEN '2001-02-03' AND '2001-02-04'|d/c.txt",
                "modified > '2010-01-01' AND kind = 'file'|d/a.root d/b.root",
                "created < '2010-01-01'|``",
                "changed <= '2010-01-01'|``",
                "created IS NULL|``"
            })
    void fieldsAreAskedLikeAttributes(String query, String found) {
        assertThat(found(query)).isEqualTo(found.isEmpty() ? List.of() : List.of(found.split(" ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$run = 1 OR size > 1000|d/a.root d/b.root",
                "$run = 1 OR name = 'l'|d/a.root d/l",
                "$run >= 1 AND name LIKE '%.root'|d/a.root",
                "($run = 3 OR size = 10) AND (name LIKE 'a%' OR $label = 'x')|d/a.root d/c.txt",
                "NOT ($run = 1 OR size > 1000)|d/c.txt",
                "NOT ($run = 1 AND size > 1000)|. d d/a.root d/c.txt d/l",
                "NOT (name LIKE '%.root' AND $run = 1) AND kind = 'file'|d/c.txt",
                "$run IS NULL AND kind = 'file'|d/b.root",
                "$run IS NULL OR $label = 'x'|. d d/b.root d/c.txt d/l",
                "$run <> 3 OR comment IS NOT NULL|d/a.root d/b.root",
                "$run = 3 AND modified < '2010-01-01' AND $label IS NOT NULL|d/c.txt"
            })
    void fieldsAndAttributesAreAskedTogether(String query, String found) {
        assertThat(found(query)).containsExactlyInAnyOrder(found.split(" "));
    }

    @Test
    void fieldsAreNamedInAnyLetterCase() {
        assertThat(found("SIZE = 10 AND Name LIKE 'a%'")).containsExactly("d/a.root");
    }

    @Test
    void ownersAndGroupsAreAsked() {
        root.chown("d/b.root", "bob", "cms");
        alice.chown("d/c.txt", null, HIGGS);
        assertThat(found("owner = 'bob'")).containsExactly("d/b.root");
        assertThat(found("owner <> 'alice'")).containsExactly("d/b.root");
        assertThat(found("owner IN ('bob', 'nobody at all')")).containsExactly("d/b.root");
        assertThat(found("owner LIKE 'b%' OR group = 'higgs'")).containsExactly("d/b.root", "d/c.txt");
        assertThat(found("group = 'cms'")).containsExactly("d/b.root");
        assertThat(found("group NOT IN ('cms', 'atlas')")).containsExactly("d/c.txt");
        assertThat(found("group > 'b' AND owner = 'alice'")).containsExactly("d/c.txt");
        assertThat(found("owner = 'no such user'")).isEmpty();
        assertThat(found("owner IS NULL OR group IS NULL")).isEmpty();
        assertThat(found("owner = 'Bob'")).isEmpty();
    }

    @Test
    void guidsAreAskedInAnyLetterCase() {
        String guid = String.valueOf(alice.stat("d/a.root").guid());
        String other = String.valueOf(alice.stat("d/b.root").guid());
        assertThat(found("guid = '" + guid + "'")).containsExactly("d/a.root");
        assertThat(found("guid IN ('" + guid + "', '" + other + "')")).containsExactly("d/a.root", "d/b.root");
        assertThat(found("guid LIKE '" + guid.substring(0, 13) + "%'")).containsExactly("d/a.root");
        assertThat(found("guid <> '" + guid + "'")).containsExactly("d/b.root", "d/c.txt");
        assertThat(found("guid IS NULL")).containsExactly(".", "d", "d/l");
        assertThat(found("guid = '" + guid.toUpperCase(Locale.ROOT) + "'")).containsExactly("d/a.root");
        assertThat(found("guid LIKE '" + guid.substring(0, 13).toUpperCase(Locale.ROOT) + "%'"))
                .containsExactly("d/a.root");
        assertThat(found("guid > '" + guid + "' OR guid <= '" + guid + "'"))
                .containsExactly("d/a.root", "d/b.root", "d/c.txt");
    }

    @Test
    void timesAreAskedAsStatTellsThem() {
        Entry entry = alice.stat("d/a.root");
        for (String field : List.of("created", "modified", "accessed", "changed")) {
            Instant time = switch (field) {
                case "created" -> entry.created();
                case "modified" -> entry.modified();
                case "accessed" -> entry.accessed();
                default -> entry.changed();
            };
            assertThat(found(field + " = '" + time + "' AND name = 'a.root'")).containsExactly("d/a.root");
            assertThat(found(field + " > '" + time + "' AND name = 'a.root'")).isEmpty();
            assertThat(found(field + " <> '" + time + "' AND name = 'a.root'")).isEmpty();
            assertThat(found(field + " < '" + time.plusMillis(1) + "' AND name = 'a.root'"))
                    .containsExactly("d/a.root");
        }
    }

    @Test
    void namesOfAllKindsAreFound() {
        for (String name : List.of("it's", "a\"b", "100%", "a_b", "a\\b", "é 😀", "'; DROP TABLE entry; --", "a;b")) {
            alice.create(name);
            String quoted = "'" + name.replace("'", "''") + "'";
            String pattern = quoted.replaceAll("([%_\\\\])", "\\\\$1");
            assertThat(found("name = " + quoted)).containsExactly(name);
            assertThat(found("name LIKE " + pattern)).containsExactly(name);
        }
    }

    @Test
    void aLongCommentIsFound() {
        String comment = "é".repeat(2_048);
        alice.setComment("d/a.root", comment);
        assertThat(found("comment = '" + comment + "'")).containsExactly("d/a.root");
        assertThat(found("comment LIKE '" + comment.substring(1) + "_'")).containsExactly("d/a.root");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size = '10'",
                "size > 1.5",
                "size LIKE '1%'",
                "size = TRUE",
                "name = 5",
                "kind = FALSE",
                "kind = 'File'",
                "kind IN ('file', 'pipe')",
                "kind LIKE 'sym%'",
                "kind < 'file'",
                "owner = 5",
                "comment > 0",
                "guid = 5",
                "guid = 'not a guid'",
                "modified = 2001",
                "modified LIKE '2001%'",
                "created > 'now'",
                "path = '/x'",
                "mode = 5",
                "version = 1",
                "id = 1",
                "schema_id IS NULL"
            })
    void whatDoesNotFitTheFieldsIsRefused(String query) {
        refused(INVALID_ARGUMENT, () -> found(query));
    }
}
