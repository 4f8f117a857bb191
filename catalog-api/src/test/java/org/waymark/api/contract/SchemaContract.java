package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Outcome;
import org.waymark.api.Schema;

/** Schemas: how they are defined, extended, cut down and dropped, and what becomes of the values then. */
abstract class SchemaContract extends AttributeSubject {

    SchemaContract(CatalogFixture fixture) {
        super(fixture);
    }

    private static void isAboutNoEntry(Effect effect, Effect.Kind kind) {
        assertThat(effect).isEqualTo(new Effect(kind, null, 0));
    }

    /** Refused, and what it says names {@code name}. */
    private void refusedNaming(String name, ErrorCode code, ThrowingCallable call) {
        CatalogException failure = failureOf(call);
        assertThat(failure.code()).isEqualTo(code);
        assertThat(failure).hasMessageContaining(named(name));
    }

    @Test
    void aSchemaIsDescribedAsItWasDefinedInTheOrderOfNames() {
        isAboutNoEntry(
                alice.does(newSchema("s", "run:int", "label:string", "energy:float", "taken:date", "good:boolean")),
                Effect.Kind.CREATED);
        assertThat(described("s"))
                .isEqualTo(new Schema(
                        named("s"),
                        ALICE,
                        definitions("energy:float", "good:boolean", "label:string", "run:int", "taken:date")));
    }

    @Test
    void aSchemaMayHaveNoAttributes() {
        alice.does(newSchema("s"));
        assertThat(described("s")).isEqualTo(new Schema(named("s"), ALICE, List.of()));
        alice.does(moreAttributes("s", "run:int"));
        assertThat(attributesOf("s")).containsExactly("run:int");
    }

    @Test
    void manySchemasAreDescribedAtOnceInTheirOrder() {
        alice.does(newSchema("b", "run:int"));
        bob.does(newSchema("a"));
        List<String> names = List.of(named("b"), named("no"), named("a"), named("b"));
        List<Outcome<Schema>> outcomes = carol.catalog().describeSchemas(names);
        assertThat(outcomes).extracting(Outcome::key).containsExactlyElementsOf(names);
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, false, true, true);
        refused(NOT_FOUND, () -> outcomes.get(1).require());
        assertThat(outcomes.get(2).require()).isEqualTo(new Schema(named("a"), "bob", List.of()));
        assertThat(outcomes.get(0)).isEqualTo(outcomes.get(3));
    }

    @Test
    void theNameOfASchemaIsTakenOnce() {
        alice.does(newSchema("s", "run:int"));
        refusedNaming("s", ALREADY_EXISTS, () -> alice.does(newSchema("s")));
        refusedNaming("s", ALREADY_EXISTS, () -> bob.does(newSchema("s", "other:int")));
        assertThat(described("s").owner()).isEqualTo(ALICE);
        assertThat(attributesOf("s")).containsExactly("run:int");
    }

    @Test
    void namesOfSchemasDifferByLetterCase() {
        alice.does(newSchema("s", "run:int"));
        bob.does(newSchema("S"));
        assertThat(described("s").owner()).isEqualTo(ALICE);
        assertThat(described("S").owner()).isEqualTo("bob");
    }

    @Test
    void anAttributeBelongsToOneSchema() {
        alice.does(newSchema("s", "run:int"));
        alice.does(newSchema("t", "label:string"));
        for (String type : List.of("int", "string")) {
            refusedNaming("run", ALREADY_EXISTS, () -> bob.does(newSchema("u", "fine:int", "run:" + type)));
            refusedNaming("run", ALREADY_EXISTS, () -> alice.does(moreAttributes("t", "fine:int", "run:" + type)));
        }
        assertThat(attributesOf("t")).containsExactly("label:string");
        refused(NOT_FOUND, () -> described("u"));
        bob.does(newSchema("u", "fine:int"));
    }

    @Test
    void aSchemaIsExtended() {
        alice.does(newSchema("s", "m:int"));
        isAboutNoEntry(alice.does(moreAttributes("s", "z:string", "a:date")), Effect.Kind.CHANGED);
        assertThat(attributesOf("s")).containsExactly("a:date", "m:int", "z:string");
    }

    @Test
    void whatASchemaHasAlreadyIsNotAddedAgain() {
        alice.does(newSchema("s", "run:int"));
        refusedNaming("run", ALREADY_EXISTS, () -> alice.does(moreAttributes("s", "fine:int", "run:int")));
        refusedNaming("run", ALREADY_EXISTS, () -> alice.does(moreAttributes("s", "run:string")));
        assertThat(attributesOf("s")).containsExactly("run:int");
    }

    @Test
    void anAttributeOfAnExtendedSchemaIsSetAtOnce() {
        governs("s", ".", "run:int");
        alice.create("f");
        alice.sendsAtomically(moreAttributes("s", "good:boolean"), values(alice.at("f"), "good", "true"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("good", "true"));
    }

    @Test
    void anAttributeIsTakenOutWithItsValues() {
        governs("s", ".", "run:int", "label:string", "good:boolean");
        alice.create("f");
        sets(alice, "f", "run", "5", "label", "x");
        sets(alice, ".", "run", "6");
        var before = everything();
        isAboutNoEntry(alice.does(fewerAttributes("s", "run", "good")), Effect.Kind.CHANGED);
        assertThat(attributesOf("s")).containsExactly("label:string");
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x"));
        assertThat(valuesOf(".")).isEmpty();
        assertThat(everything()).as("versions and all").isEqualTo(before);
    }

    @Test
    void whatASchemaLacksIsNotTakenOut() {
        alice.does(newSchema("s", "run:int"));
        alice.does(newSchema("t", "label:string"));
        refusedNaming("no", NOT_FOUND, () -> alice.does(fewerAttributes("s", "run", "no")));
        refusedNaming("label", NOT_FOUND, () -> alice.does(fewerAttributes("s", "label")));
        assertThat(attributesOf("s")).containsExactly("run:int");
        assertThat(attributesOf("t")).containsExactly("label:string");
    }

    @Test
    void anAttributeThatIsDefinedAgainIsANewOne() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        sets(alice, "f", "run", "5", "label", "x");
        alice.does(fewerAttributes("s", "run"));
        alice.does(moreAttributes("s", "run:int"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x"));
        alice.sendsAtomically(fewerAttributes("s", "label"), moreAttributes("s", "label:boolean"));
        assertThat(valuesOf("f")).isEmpty();
        assertThat(found("$run IS NOT NULL OR $label IS NOT NULL")).isEmpty();
        assertThat(sets(alice, "f", "label", "true").kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(told(alice, alice.at("f")).attributes())
                .containsExactly(attribute("label", AttributeType.BOOLEAN, "true"));
    }

    @Test
    void anAttributeMovesToAnotherSchemaWithoutItsValues() {
        governs("s", ".", "run:int");
        alice.create("f");
        sets(alice, "f", "run", "5");
        alice.does(newSchema("t"));
        alice.sendsAtomically(
                fewerAttributes("s", "run"),
                moreAttributes("t", "run:int"),
                schemaOf(alice.at("."), "t"),
                values(alice.at("."), "run", "6"));
        assertThat(attributesOf("s")).isEmpty();
        assertThat(attributesOf("t")).containsExactly("run:int");
        assertThat(valuesOf("f")).isEmpty();
        assertThat(valuesOf(".")).isEqualTo(Map.of("run", "6"));
    }

    @Test
    void aDroppedSchemaIsGoneWithItsAttributesAndTheirValues() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        sets(alice, "f", "run", "5", "label", "x");
        var before = everything();
        isAboutNoEntry(alice.does(noSchema("s")), Effect.Kind.REMOVED);
        refused(NOT_FOUND, () -> described("s"));
        assertThat(told(alice, alice.at("f")).attributes()).isEmpty();
        assertThat(governing("f")).isNull();
        assertThat(everything()).as("versions and all").isEqualTo(before);
        refused(ErrorCode.INVALID_ARGUMENT, () -> sets(alice, "f", "run", "5"));
        refused(ErrorCode.INVALID_ARGUMENT, () -> found("$run = 5"));
    }

    @Test
    void theValuesOfADroppedSchemaGoWhereverTheyAre() {
        governs("s", ".", "run:int");
        alice.create("f");
        sets(alice, "f", "run", "5");
        governs("t", "f", "label:string");
        sets(alice, "f", "label", "x");
        alice.does(noSchema("s"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("label", "x"));
        assertThat(governing("f")).isEqualTo("t");
    }

    @Test
    void aSchemaThatIsDefinedAgainIsANewOne() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        sets(alice, "f", "run", "5", "label", "x");
        alice.does(noSchema("s"));
        bob.does(newSchema("s", "run:int", "label:string"));
        assertThat(described("s").owner()).isEqualTo("bob");
        assertThat(governing("f")).isNull();
        assertThat(valuesOf("f")).isEmpty();
        assertThat(found("$run IS NOT NULL")).isEmpty();
        alice.does(schemaOf(alice.at("."), "s"));
        assertThat(valuesOf("f")).isEmpty();
        sets(alice, "f", "run", "6");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "6"));
    }

    @Test
    void aSchemaIsRedefinedWithinOneMessage() {
        governs("s", ".", "run:int");
        alice.create("f");
        sets(alice, "f", "run", "5");
        alice.sendsAtomically(noSchema("s"), newSchema("s", "run:string"));
        assertThat(attributesOf("s")).containsExactly("run:string");
        assertThat(valuesOf("f")).isEmpty();
        assertThat(governing("f")).isNull();
    }

    @Test
    void theNamesOfADroppedSchemaAreFree() {
        alice.does(newSchema("s", "run:int"));
        alice.does(noSchema("s"));
        bob.does(newSchema("t", "run:string"));
        assertThat(attributesOf("t")).containsExactly("run:string");
        carol.does(newSchema("s"));
    }

    @Test
    void aSchemaThatIsNotThereIsNotFound() {
        alice.create("f");
        refusedNaming("no", NOT_FOUND, () -> alice.does(moreAttributes("no", "run:int")));
        refusedNaming("no", NOT_FOUND, () -> alice.does(fewerAttributes("no", "run")));
        refusedNaming("no", NOT_FOUND, () -> alice.does(noSchema("no")));
        refusedNaming("no", NOT_FOUND, () -> alice.does(schemaOf(alice.at("f"), "no")));
        refusedNaming("no", NOT_FOUND, () -> described("no"));
        refused(NOT_FOUND, () -> root.does(noSchema("no")));
    }

    @Test
    void droppingTwiceIsAnError() {
        alice.does(newSchema("s", "run:int"));
        alice.does(noSchema("s"));
        refused(NOT_FOUND, () -> alice.does(noSchema("s")));
    }
}
