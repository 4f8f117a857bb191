package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.LINK_LOOP;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PRECONDITION_FAILED;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.AttributeType;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition.IfVersion;

/** The attributes of entries: what they hold, how they come and go, and whom they follow. */
abstract class AttributeContract extends AttributeSubject {

    AttributeContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aSchemaGovernsTheDirectory() {
        governs("s", ".", "label:string", "run:int", "energy:float", "taken:date", "good:boolean");
        alice.create("f");
    }

    @Test
    void anEntryHasNoAttributesAtFirst() {
        EntryAttributes told = told(alice, alice.at("f"));
        assertThat(told.path()).isEqualTo(alice.at("f"));
        assertThat(told.schema()).isEqualTo(named("s"));
        assertThat(told.attributes()).isEmpty();
    }

    @Test
    void attributesOfEveryTypeAreToldInTheOrderOfTheirNames() {
        sets(alice, "f", "run", "5", "label", "x", "taken", "2026-11-21", "energy", "6.5", "good", "TRUE");
        assertThat(told(alice, alice.at("f")).attributes())
                .containsExactly(
                        attribute("energy", AttributeType.FLOAT, "6.5"),
                        attribute("good", AttributeType.BOOLEAN, "true"),
                        attribute("label", AttributeType.STRING, "x"),
                        attribute("run", AttributeType.INT, "5"),
                        attribute("taken", AttributeType.DATE, "2026-11-21T00:00:00Z"));
    }

    @ParameterizedTest
    @CsvSource({
        "run, 0, 0",
        "run, +7, 7",
        "run, -007, -7",
        "run, 9223372036854775807, 9223372036854775807",
        "run, -9223372036854775808, -9223372036854775808",
        "energy, 1, 1.0",
        "energy, -0.0, 0.0",
        "energy, 0.1, 0.1",
        "energy, 1e3, 1000.0",
        "energy, 3.141592653589793, 3.141592653589793",
        "energy, 1.7976931348623157e308, 1.7976931348623157E308",
        "energy, -1.7976931348623157e308, -1.7976931348623157E308",
        "energy, 4.9e-324, 4.9E-324",
        "energy, 2.2250738585072014e-308, 2.2250738585072014E-308",
        "taken, 2026-11-21, 2026-11-21T00:00:00Z",
        "taken, 2026-11-21T10:15:30Z, 2026-11-21T10:15:30Z",
        "taken, 2026-11-21T10:15:30.5Z, 2026-11-21T10:15:30.500Z",
        "taken, 2026-11-21T10:15:30.123999Z, 2026-11-21T10:15:30.123Z",
        "taken, 2026-11-21T00:15:30+02:00, 2026-11-20T22:15:30Z",
        "taken, 1969-12-31T23:59:59.9995Z, 1969-12-31T23:59:59.999Z",
        "taken, 1582-10-10, 1582-10-10T00:00:00Z",
        "taken, 0001-01-01, 0001-01-01T00:00:00Z",
        "taken, 9999-12-31T23:59:59.999Z, 9999-12-31T23:59:59.999Z",
        "good, True, true",
        "good, FALSE, false",
        "label, TRUE, TRUE",
        "label, 007, 007"
    })
    void aValueIsToldInTheCanonicalTextOfItsType(String name, String value, String canonical) {
        sets(alice, "f", name, value);
        assertThat(valuesOf("f")).isEqualTo(Map.of(name, canonical));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                " lead and trail ",
                "a\nb\tc\r\nd",
                "äöü ß 日本 Ω 😀",
                "e\u0301",
                "\u202eright to left",
                "it's \"quoted\" \\ `so`",
                "'; DROP TABLE entry; --",
                "<a>&amp;]]></a>",
                "{\"a\": [1, null]}",
                "100 %_$1 ${x} :x ? {}",
                "null",
                "-n",
                "a=b,c=d"
            })
    void aTextStaysAsItIs(String text) {
        sets(alice, "f", "label", text);
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", text));
    }

    @Test
    void aTextMayHave1024Bytes() {
        for (String longest : List.of("x".repeat(1024), "é".repeat(512), "😀".repeat(256))) {
            sets(alice, "f", "label", longest);
            assertThat(valuesOf("f")).isEqualTo(Map.of("label", longest));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "run, 5.0",
        "run, five",
        "run, 9223372036854775808",
        "energy, NaN",
        "energy, 1e999",
        "energy, '1,5'",
        "taken, 2026-02-30",
        "taken, 2026-11-21T10:15:30",
        "taken, yesterday",
        "good, yes",
        "good, 1"
    })
    void whatIsNoValueOfTheTypeIsRefused(String name, String value) {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", "label", "x", name, value));
        assertThat(valuesOf("f")).isEmpty();
    }

    @Test
    void anEmptyTextIsNoValueOfAnyType() {
        for (String name : List.of("label", "run", "energy", "taken", "good")) {
            refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", name, ""));
        }
    }

    @Test
    void anAttributeThatTheSchemaDoesNotDefineIsRefused() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", "run", "5", "unheard", "x"));
        alice.does(newSchema("other", "foreign:int"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", "run", "5", "foreign", "1"));
        assertThat(valuesOf("f")).isEmpty();
    }

    @Test
    void namesOfAttributesDifferByLetterCase() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", "RUN", "5"));
        alice.does(moreAttributes("s", "RUN:string"));
        sets(alice, "f", "run", "5", "RUN", "five");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "5", "RUN", "five"));
    }

    @Test
    void withoutASchemaNothingIsSet() {
        alice.does(schemaOf(alice.at("."), null));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "f", "run", "5"));
        assertThat(governing("f")).isNull();
    }

    @Test
    void whatIsNotNamedStays() {
        sets(alice, "f", "run", "5", "label", "x");
        sets(alice, "f", "run", "6", "good", "true");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "6", "label", "x", "good", "true"));
    }

    @Test
    void everyEntryHasAttributesOfItsOwn() {
        alice.create("g");
        sets(alice, "f", "run", "1");
        sets(alice, "g", "run", "2");
        sets(alice, ".", "run", "3");
        clears(alice, "g", "run");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "1"));
        assertThat(valuesOf("g")).isEmpty();
        assertThat(valuesOf(".")).isEqualTo(Map.of("run", "3"));
    }

    @Test
    void aNewValueIsAChangeOfTheEntryButNotOfItsContent() {
        Entry before = alice.stat("f");
        Effect effect = sets(alice, "f", "run", "5");
        Entry after = alice.stat("f");
        assertThat(effect.kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(effect.guid()).isEqualTo(before.guid());
        assertThat(effect.version()).isEqualTo(after.version()).isGreaterThan(before.version());
        assertThat(after.changed()).isAfterOrEqualTo(before.changed());
        assertThat(after.modified()).isEqualTo(before.modified());
        assertThat(sets(alice, "f", "run", "6").version()).isGreaterThan(after.version());
        assertThat(clears(alice, "f", "run").version()).isGreaterThan(after.version());
    }

    @Test
    void theEffectOnADirectoryTellsNoGuid() {
        Effect effect = sets(alice, ".", "run", "5");
        assertThat(effect)
                .isEqualTo(new Effect(Effect.Kind.CHANGED, null, alice.stat(".").version()));
    }

    @Test
    void settingWhatIsSetAlreadyIsNoChange() {
        sets(alice, "f", "run", "5", "energy", "0.5", "taken", "2026-11-21", "good", "true", "label", "x");
        var before = everything();
        for (int i = 0; i < 2; i++) {
            Effect effect = sets(
                    alice, "f", "run", "+05", "energy", "5e-1", "taken", "2026-11-21T01:00:00+01:00", "good", "True");
            assertThat(effect.kind()).isEqualTo(Effect.Kind.UNCHANGED);
            assertThat(effect.version()).isEqualTo(alice.stat("f").version());
        }
        assertThat(sets(alice, "f", "label", "x").kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(everything()).isEqualTo(before);
        assertThat(sets(alice, "f", "run", "5", "label", "X").kind()).isEqualTo(Effect.Kind.CHANGED);
    }

    @Test
    void whatIsClearedIsSetNoMore() {
        sets(alice, "f", "run", "5", "label", "x", "good", "true");
        assertThat(clears(alice, "f", "run", "good").kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x"));
        sets(alice, "f", "run", "6");
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x", "run", "6"));
    }

    @Test
    void clearingWhatIsNotSetIsNoChangeAndNoError() {
        sets(alice, "f", "run", "5");
        var before = everything();
        Effect effect = clears(alice, "f", "label", "good", "unheard");
        assertThat(effect.kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(effect.version()).isEqualTo(alice.stat("f").version());
        assertThat(everything()).isEqualTo(before);
        assertThat(clears(alice, "f", "unheard", "run").kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(clears(alice, "f", "run").kind()).isEqualTo(Effect.Kind.UNCHANGED);
    }

    @Test
    void theAttributesThatAreNamedAreToldAlone() {
        sets(alice, "f", "run", "5", "label", "x", "good", "true");
        assertThat(valuesOf("f", "run", "good")).isEqualTo(Map.of("run", "5", "good", "true"));
        assertThat(valuesOf("f", "label")).isEqualTo(Map.of("label", "x"));
        assertThat(valuesOf("f", "energy", "unheard")).isEmpty();
        assertThat(told(alice, alice.at("f"), "energy").schema()).isEqualTo(named("s"));
    }

    @Test
    void attributesOfManyEntriesAreToldAtOnceInTheirOrder() {
        alice.create("g");
        alice.mkdir("d");
        sets(alice, "f", "run", "1");
        sets(alice, "d", "run", "3");
        List<Locator> asked = List.of(alice.at("d"), alice.at("no"), alice.at("f"), alice.at("g"), alice.at("f"));
        List<Outcome<EntryAttributes>> outcomes = alice.catalog().getAttributes(asked, List.of(named("run")));
        assertThat(outcomes)
                .extracting(Outcome::key)
                .containsExactlyElementsOf(asked.stream().map(Locator::text).toList());
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, false, true, true, true);
        refused(NOT_FOUND, () -> outcomes.get(1).require());
        assertThat(outcomes.get(0).require().attributes()).containsExactly(attribute("run", AttributeType.INT, "3"));
        assertThat(outcomes.get(2)).isEqualTo(outcomes.get(4));
        assertThat(outcomes.get(3).require().attributes()).isEmpty();
    }

    @Test
    void anEntryIsNamedByItsGuidItsStorageUrlOrASymlink() {
        Guid guid = alice.register("r", "sfn").guid();
        alice.mkdir("d");
        alice.symlink("d/l", "../r");
        alice.does(values(guid, "run", "1"));
        alice.does(values(alice.sfn("sfn"), "good", "true"));
        sets(alice, "d/l", "label", "x");
        Map<String, String> all = Map.of("run", "1", "good", "true", "label", "x");
        assertThat(valuesOf("r")).isEqualTo(all);
        assertThat(valuesOf("d/l")).isEqualTo(all);
        for (Locator locator : List.of(guid, alice.sfn("sfn"))) {
            EntryAttributes told = told(alice, locator);
            assertThat(told.path()).isEqualTo(alice.at("r"));
            assertThat(told.attributes()).hasSize(3);
        }
        alice.does(noValues(guid, "run"));
        alice.does(noValues(alice.sfn("sfn"), "good"));
        clears(alice, "d/l", "label");
        assertThat(valuesOf("r")).isEmpty();
    }

    @Test
    void whatIsNotThereHasNoAttributes() {
        alice.symlink("dangling", "nowhere");
        alice.symlink("loop", "loop");
        for (String path : List.of("no", "no/no", "dangling")) {
            refused(NOT_FOUND, () -> sets(alice, path, "run", "5"));
            refused(NOT_FOUND, () -> clears(alice, path, "run"));
            refused(NOT_FOUND, () -> valuesOf(path));
        }
        refused(LINK_LOOP, () -> sets(alice, "loop", "run", "5"));
        refused(NOT_FOUND, () -> alice.does(values(Actor.newGuid(), "run", "5")));
        refused(NOT_FOUND, () -> told(alice, Actor.newGuid()));
    }

    @Test
    void attributesFollowTheirEntryWhereverItGoes() {
        alice.mkdirs("d/e");
        alice.rename("f", "d/e/f");
        sets(alice, "d/e/f", "run", "5");
        sets(alice, "d/e", "run", "6");
        alice.rename("d", "moved");
        alice.rename("moved/e/f", "g");
        assertThat(valuesOf("g")).isEqualTo(Map.of("run", "5"));
        assertThat(valuesOf("moved/e")).isEqualTo(Map.of("run", "6"));
    }

    @Test
    void whatTakesThePlaceOfAnotherBringsItsOwnAttributes() {
        alice.create("g");
        sets(alice, "f", "run", "1");
        sets(alice, "g", "run", "2", "label", "gone");
        alice.replace("f", "g");
        assertThat(valuesOf("g")).isEqualTo(Map.of("run", "1"));
    }

    @Test
    void aNameThatIsTakenAgainHasNothingOfWhatWasThere() {
        sets(alice, "f", "run", "1");
        alice.unlink("f");
        alice.create("f");
        assertThat(valuesOf("f")).isEmpty();
        Guid guid = alice.register("r", "sfn").guid();
        sets(alice, "r", "run", "2");
        alice.remove("r");
        alice.create("r", guid);
        assertThat(valuesOf("r")).isEmpty();
        alice.mkdirs("d/e");
        sets(alice, "d", "run", "3");
        sets(alice, "d/e", "run", "4");
        alice.removeTree("d");
        alice.mkdirs("d/e");
        assertThat(valuesOf("d")).isEmpty();
        assertThat(valuesOf("d/e")).isEmpty();
        alice.symlink("l", "d");
        sets(alice, "l", "run", "5");
        alice.unlink("l");
        assertThat(valuesOf("d")).isEqualTo(Map.of("run", "5"));
        alice.rmdir("d/e");
        alice.rmdir("d");
        alice.mkdir("d");
        assertThat(valuesOf("d")).isEmpty();
        assertThat(found("$run IS NOT NULL")).isEmpty();
    }

    @Test
    void aWholeSchemaOfAttributesIsSetAtOnce() {
        int count = 200;
        String[] defined = new String[count];
        String[] set = new String[2 * count];
        for (int i = 0; i < count; i++) {
            defined[i] = "n%03d:int".formatted(i);
            set[2 * i] = "n%03d".formatted(i);
            set[2 * i + 1] = "" + i;
        }
        alice.does(moreAttributes("s", defined));
        sets(alice, "f", set);
        assertThat(told(alice, alice.at("f")).attributes())
                .hasSize(count)
                .isSortedAccordingTo((a, b) -> a.name().compareTo(b.name()));
        assertThat(valuesOf("f")).containsEntry("n199", "199");
    }

    @Test
    void attributesAreAPartOfWhatAVersionStandsFor() {
        long version = alice.stat("f").version();
        sets(alice, "f", "run", "5");
        Message comment = Message.atomic(new Change.SetComment(alice.at("f"), "x"));
        refusedWithoutEffect(
                PRECONDITION_FAILED, () -> alice.sends(comment.provided(new IfVersion(alice.at("f"), version))));
    }
}
