package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.Guid;

/** Which schema governs an entry: its own, or that of the nearest directory above that has one. */
abstract class GovernanceContract extends AttributeSubject {

    GovernanceContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void twoSchemasInOneTree() {
        alice.mkdirs("a/b/c/d");
        alice.create("a/f");
        alice.create("a/b/f");
        alice.create("a/b/c/d/f");
        governs("outer", "a", "run:int");
        governs("inner", "a/b/c", "label:string");
    }

    @Test
    void theNearestSchemaGoverns() {
        assertThat(governing(".")).isNull();
        assertThat(governing("a")).isEqualTo("outer");
        assertThat(governing("a/f")).isEqualTo("outer");
        assertThat(governing("a/b")).isEqualTo("outer");
        assertThat(governing("a/b/f")).isEqualTo("outer");
        assertThat(governing("a/b/c")).isEqualTo("inner");
        assertThat(governing("a/b/c/d")).isEqualTo("inner");
        assertThat(governing("a/b/c/d/f")).isEqualTo("inner");
    }

    @Test
    void onlyWhatTheNearestSchemaDefinesIsSet() {
        sets(alice, "a/b/f", "run", "5");
        sets(alice, "a/b/c/d/f", "label", "x");
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "a/b/f", "label", "x"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "a/b/c/d/f", "run", "5"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, ".", "run", "5"));
    }

    @Test
    void aFileMayHaveASchemaOfItsOwn() {
        governs("own", "a/f", "good:boolean");
        assertThat(governing("a/f")).isEqualTo("own");
        assertThat(governing("a/b/f")).isEqualTo("outer");
        sets(alice, "a/f", "good", "true");
        assertThat(valuesOf("a/f")).isEqualTo(Map.of("good", "true"));
    }

    @Test
    void whatIsMadeLaterIsGovernedToo() {
        alice.mkdirs("a/b/c/new/newer");
        alice.register("a/b/c/new/newer/f", "sfn");
        assertThat(governing("a/b/c/new/newer/f")).isEqualTo("inner");
        sets(alice, "a/b/c/new/newer/f", "label", "x");
    }

    @Test
    void withoutASchemaOfItsOwnAnEntryIsGovernedFromAbove() {
        Effect effect = alice.does(schemaOf(alice.at("a/b/c"), null));
        assertThat(effect.kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(effect.version()).isEqualTo(alice.stat("a/b/c").version());
        assertThat(governing("a/b/c/d/f")).isEqualTo("outer");
        alice.does(schemaOf(alice.at("a"), null));
        assertThat(governing("a/b/c/d/f")).isNull();
    }

    @Test
    void theSchemaThatIsSetAlreadyIsNoChange() {
        var before = everything();
        Effect effect = alice.does(schemaOf(alice.at("a"), "outer"));
        assertThat(effect)
                .isEqualTo(
                        new Effect(Effect.Kind.UNCHANGED, null, alice.stat("a").version()));
        assertThat(alice.does(schemaOf(alice.at("a/b"), null)).kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void theSchemaThatGovernsFromAboveMayBeSetHereToo() {
        Effect effect = alice.does(schemaOf(alice.at("a/b"), "outer"));
        assertThat(effect.kind()).isEqualTo(Effect.Kind.CHANGED);
        alice.does(schemaOf(alice.at("a"), null));
        assertThat(governing("a/b/f")).isEqualTo("outer");
        assertThat(governing("a/f")).isNull();
    }

    @Test
    void aNewSchemaIsAChangeOfTheEntryAloneAndNotOfItsContent() {
        Entry before = alice.stat("a/f");
        Entry below = alice.stat("a/b/f");
        Effect effect = alice.does(schemaOf(alice.at("a/f"), "inner"));
        Entry after = alice.stat("a/f");
        assertThat(effect).isEqualTo(new Effect(Effect.Kind.CHANGED, before.guid(), after.version()));
        assertThat(after.version()).isGreaterThan(before.version());
        assertThat(after.modified()).isEqualTo(before.modified());
        alice.does(schemaOf(alice.at("a"), "inner"));
        assertThat(alice.stat("a/b/f")).isEqualTo(below);
        assertThat(governing("a/b/f")).isEqualTo("inner");
    }

    @Test
    void aSchemaIsSetByGuidByStorageUrlAndThroughASymlink() {
        Guid guid = alice.register("a/r", "sfn").guid();
        alice.symlink("l", "a/r");
        alice.does(schemaOf(guid, "inner"));
        assertThat(governing("a/r")).isEqualTo("inner");
        alice.does(schemaOf(alice.sfn("sfn"), null));
        assertThat(governing("a/r")).isEqualTo("outer");
        alice.does(schemaOf(alice.at("l"), "inner"));
        assertThat(governing("a/r")).isEqualTo("inner");
    }

    @Test
    void aFileIsGovernedFromWhereItIsHoweverItIsNamed() {
        Guid guid = alice.register("a/b/c/r", "sfn").guid();
        alice.symlink("file", "a/b/c/r");
        alice.symlink("directory", "a/b/c");
        assertThat(told(alice, guid).schema()).isEqualTo(named("inner"));
        assertThat(told(alice, alice.sfn("sfn")).schema()).isEqualTo(named("inner"));
        assertThat(governing("file")).isEqualTo("inner");
        assertThat(governing("directory/r")).isEqualTo("inner");
        alice.create("plain");
        alice.symlink("a/link", "../plain");
        assertThat(governing("a/link")).isNull();
    }

    @Test
    void whatMovesIsGovernedWhereItArrives() {
        alice.rename("a/b/f", "a/b/c/moved");
        assertThat(governing("a/b/c/moved")).isEqualTo("inner");
        alice.rename("a/b/c/moved", "moved");
        assertThat(governing("moved")).isNull();
        alice.rename("a/b/c/d", "a/d");
        assertThat(governing("a/d/f")).isEqualTo("outer");
    }

    @Test
    void aSchemaMovesWithTheEntryThatItIsSetOn() {
        alice.rename("a/b/c", "c");
        assertThat(governing("c/d/f")).isEqualTo("inner");
        alice.does(schemaOf(alice.at("a/f"), "inner"));
        alice.rename("a/f", "f");
        assertThat(governing("f")).isEqualTo("inner");
    }

    @Test
    void valuesStayUnderAnotherSchemaButAreNotSetThere() {
        sets(alice, "a/f", "run", "5");
        alice.rename("a/f", "a/b/c/f");
        sets(alice, "a/b/c/f", "label", "x");
        assertThat(valuesOf("a/b/c/f")).isEqualTo(Map.of("run", "5", "label", "x"));
        assertThat(governing("a/b/c/f")).isEqualTo("inner");
        assertThat(found("$run = 5 AND $label = 'x'")).containsExactly("a/b/c/f");
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "a/b/c/f", "run", "6"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> sets(alice, "a/b/c/f", "run", "5"));
        clears(alice, "a/b/c/f", "run");
        assertThat(valuesOf("a/b/c/f")).isEqualTo(Map.of("label", "x"));
    }

    @Test
    void valuesStayWhenTheirEntryGetsAnotherSchemaOrNone() {
        sets(alice, "a/f", "run", "5");
        alice.does(schemaOf(alice.at("a"), "inner"));
        assertThat(valuesOf("a/f")).isEqualTo(Map.of("run", "5"));
        alice.does(schemaOf(alice.at("a"), null));
        assertThat(valuesOf("a/f")).isEqualTo(Map.of("run", "5"));
        assertThat(governing("a/f")).isNull();
        alice.does(schemaOf(alice.at("a"), "outer"));
        sets(alice, "a/f", "run", "6");
        clears(alice, "a/f", "run");
        assertThat(valuesOf("a/f")).isEmpty();
    }

    @Test
    void aDroppedSchemaGivesWayToTheNextAbove() {
        alice.does(noSchema("inner"));
        assertThat(governing("a/b/c/d/f")).isEqualTo("outer");
        sets(alice, "a/b/c/d/f", "run", "5");
        alice.does(newSchema("inner", "label:string"));
        assertThat(governing("a/b/c/d/f")).isEqualTo("outer");
        assertThat(alice.does(schemaOf(alice.at("a/b/c"), "inner")).kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(governing("a/b/c/d/f")).isEqualTo("inner");
    }

    @Test
    void takingAwayADroppedSchemaIsNoChange() {
        alice.does(noSchema("inner"));
        assertThat(alice.does(schemaOf(alice.at("a/b/c"), null)).kind()).isEqualTo(Effect.Kind.UNCHANGED);
    }

    @Test
    void aNameThatIsTakenAgainHasNotTheSchemaOfWhatWasThere() {
        alice.does(schemaOf(alice.at("a/f"), "inner"));
        alice.unlink("a/f");
        alice.create("a/f");
        assertThat(governing("a/f")).isEqualTo("outer");
        alice.removeTree("a/b");
        alice.mkdirs("a/b/c");
        assertThat(governing("a/b/c")).isEqualTo("outer");
    }

    @Test
    void oneSchemaGovernsManyTrees() {
        alice.mkdirs("x/y");
        alice.does(schemaOf(alice.at("x"), "outer"));
        sets(alice, "x/y", "run", "5");
        sets(alice, "a/b", "run", "5");
        assertThat(found("$run = 5")).containsExactly("a/b", "x/y");
    }

    @Test
    void aSchemaIsSetOnWhatIsThere() {
        refused(NOT_FOUND, () -> alice.does(schemaOf(alice.at("no"), "outer")));
        refused(NOT_FOUND, () -> alice.does(schemaOf(alice.at("a/no"), null)));
        refused(NOT_FOUND, () -> alice.does(schemaOf(Actor.newGuid(), "outer")));
        refusedWithoutEffect(NOT_FOUND, () -> alice.does(schemaOf(alice.at("a"), "no")));
        assertThat(governing("a")).isEqualTo("outer");
    }

    @Test
    void aSchemaGovernsToAnyDepth() {
        CatalogPath deep = alice.at("a");
        for (int i = 0; i < 60; i++) {
            deep = deep.child("x" + i);
        }
        String path = alice.relative(deep);
        alice.mkdirs(path);
        assertThat(governing(path)).isEqualTo("outer");
        sets(alice, path, "run", "5");
        assertThat(found("$run = 5")).containsExactly(path);
    }
}
