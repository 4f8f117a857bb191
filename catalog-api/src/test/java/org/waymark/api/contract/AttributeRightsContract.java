package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;

/** Who may read and set attributes, and who may change a schema. */
abstract class AttributeRightsContract extends AttributeSubject {

    AttributeRightsContract(CatalogFixture fixture) {
        super(fixture);
    }

    private void denied(ThrowingCallable call) {
        refusedWithoutEffect(PERMISSION_DENIED, call);
    }

    @BeforeEach
    void aSchemaOfAlices() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        sets(alice, "f", "run", "5");
    }

    @Test
    void readingAttributesNeedsTheRightToMetadata() {
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::pdrwlxs");
        denied(() -> told(carol, carol.at("f")));
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::g");
        assertThat(told(carol, carol.at("f"))).isEqualTo(told(alice, alice.at("f")));
    }

    @Test
    void settingAttributesNeedsTheRightToSetMetadata() {
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::pdrwlxg");
        denied(() -> sets(carol, "f", "run", "6"));
        denied(() -> sets(carol, "f", "run", "5"));
        denied(() -> clears(carol, "f", "run"));
        denied(() -> clears(carol, "f", "label"));
        denied(() -> carol.does(schemaOf(carol.at("f"), "s")));
        denied(() -> carol.does(schemaOf(carol.at("f"), null)));
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "5"));
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::s");
        sets(carol, "f", "run", "6", "label", "x");
        clears(carol, "f", "run");
        carol.does(schemaOf(carol.at("f"), "s"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x"));
        denied(() -> told(carol, carol.at("f")));
    }

    @Test
    void writingInThePosixViewIncludesSettingAttributes() {
        alice.chmod("f", "0664");
        sets(bob, "f", "run", "6");
        denied(() -> sets(carol, "f", "run", "7"));
        alice.chmod("f", "0464");
        denied(() -> sets(alice, "f", "run", "8"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "6"));
    }

    @Test
    void whatLiesBehindAClosedDirectoryLooksTheSameWhetherItIsThereOrNot() {
        alice.mkdir("d", 0700);
        alice.create("d/secret");
        sets(alice, "d/secret", "run", "6");
        for (String path : List.of("d/secret", "d/no", "d/no/no")) {
            denied(() -> told(carol, carol.at(path)));
            denied(() -> sets(carol, path, "run", "7"));
            denied(() -> sets(carol, path, "unheard", "7"));
            denied(() -> clears(carol, path, "run"));
            denied(() -> carol.does(schemaOf(carol.at(path), "s")));
        }
        assertThat(failureOf(() -> told(carol, carol.at("d/secret")))
                        .getMessage()
                        .replace("secret", "no"))
                .isEqualTo(failureOf(() -> told(carol, carol.at("d/no"))).getMessage());
    }

    @Test
    void aGuidAStorageUrlOrASymlinkOpensNoClosedDirectory() {
        alice.mkdir("d", 0700);
        Guid guid = alice.register("d/secret", "sfn").guid();
        alice.symlink("l", "d/secret");
        for (Locator locator : List.of(guid, carol.sfn("sfn"), carol.at("l"))) {
            denied(() -> told(carol, locator));
            denied(() -> carol.does(values(locator, "run", "7")));
            denied(() -> carol.does(noValues(locator, "run")));
            denied(() -> carol.does(schemaOf(locator, "s")));
        }
        for (Locator locator : List.of(guid, carol.sfn("sfn"))) {
            assertThat(failureOf(() -> told(carol, locator))).message().doesNotContain("secret");
        }
    }

    @Test
    void attributesOfManyEntriesAreToldOfThoseThatMayBeSeen() {
        alice.mkdir("d", 0700);
        alice.create("d/secret");
        List<Outcome<?>> outcomes = List.copyOf(
                carol.catalog().getAttributes(List.of(carol.at("f"), carol.at("d/secret"), carol.at("d")), List.of()));
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, false, true);
        refused(PERMISSION_DENIED, () -> outcomes.get(1).require());
    }

    @Test
    void aSchemaOfAClosedDirectoryGovernsWhatIsBelowForThoseWhoReachIt() {
        alice.mkdir("d", 0711);
        alice.does(schemaOf(alice.at("d"), "s"));
        alice.create("d/f", 0666);
        alice.setAcl("d", "u::pdrwlxgs,g::x,o::x");
        sets(carol, "d/f", "run", "9");
        assertThat(told(carol, carol.at("d/f")).schema()).isEqualTo(named("s"));
    }

    @Test
    void anybodyDefinesASchemaAndOwnsIt() {
        bob.does(newSchema("bobs", "x:int"));
        carol.does(newSchema("carols", "y:int"));
        assertThat(described("bobs").owner()).isEqualTo("bob");
        assertThat(described("carols").owner()).isEqualTo("carol");
    }

    @Test
    void aSchemaIsChangedByItsOwnerOrAnAdministrator() {
        for (Actor stranger : List.of(bob, carol)) {
            denied(() -> stranger.does(moreAttributes("s", "good:boolean")));
            denied(() -> stranger.does(fewerAttributes("s", "run")));
            denied(() -> stranger.does(noSchema("s")));
        }
        assertThat(attributesOf("s")).containsExactly("label:string", "run:int");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "5"));
        root.does(moreAttributes("s", "good:boolean"));
        root.does(fewerAttributes("s", "run"));
        assertThat(attributesOf("s")).containsExactly("good:boolean", "label:string");
        assertThat(described("s").owner()).isEqualTo(ALICE);
        root.does(noSchema("s"));
        alice.does(newSchema("s", "run:int"));
        alice.does(moreAttributes("s", "label:string"));
        alice.does(fewerAttributes("s", "run"));
        alice.does(noSchema("s"));
    }

    @Test
    void aSchemaIsReadAndUsedByEverybody() {
        assertThat(carol.catalog().describeSchemas(List.of(named("s"))).get(0).require())
                .isEqualTo(described("s"));
        alice.mkdir("open", 0777);
        carol.mkdir("open/carols");
        carol.does(schemaOf(carol.at("open/carols"), "s"));
        sets(carol, "open/carols", "run", "7");
        assertThat(valuesOf("open/carols")).isEqualTo(Map.of("run", "7"));
    }

    @Test
    void theOwnerOfASchemaTakesValuesAwayEvenWhereSheMayNotLook() {
        alice.mkdir("open", 0777);
        carol.mkdir("open/closed", 0700);
        carol.create("open/closed/f");
        sets(carol, "open/closed/f", "run", "7", "label", "x");
        alice.does(fewerAttributes("s", "run"));
        assertThat(told(carol, carol.at("open/closed/f")).attributes())
                .extracting(attribute -> attribute.value())
                .containsExactly("x");
    }

    @Test
    void anAdministratorReadsAndSetsAttributesEverywhere() {
        alice.mkdir("d", 0);
        root.create("d/f", 0);
        sets(root, "d/f", "run", "6");
        assertThat(told(root, root.at("d/f")).attributes()).hasSize(1);
        clears(root, "d/f", "run");
        root.does(schemaOf(root.at("d"), null));
    }

    @Test
    void aDeniedChangeUndoesTheMessage() {
        alice.create("g", 0666);
        denied(() -> carol.sends(Message.atomic(
                values(carol.at("g"), "run", "1"),
                newSchema("t"),
                new Change.SetComment(carol.at("g"), "x"),
                values(carol.at("f"), "run", "1"))));
        assertThat(valuesOf("g")).isEmpty();
        refused(NOT_FOUND, () -> described("t"));
    }
}
