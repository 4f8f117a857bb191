package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Message;
import org.waymark.api.Outcome;

/** Attributes and schemas in messages: with every other change, in order, all or nothing or each by itself. */
abstract class AttributeMessageContract extends AttributeSubject {

    AttributeMessageContract(CatalogFixture fixture) {
        super(fixture);
    }

    private static List<Effect.Kind> kinds(List<Effect> effects) {
        return effects.stream().map(Effect::kind).toList();
    }

    /** A schema, a directory that it governs, and a file in it with attributes. */
    private List<Change> everythingAtOnce() {
        return List.of(
                newSchema("s", "run:int", "label:string"),
                new Change.Mkdir(alice.at("d")),
                schemaOf(alice.at("d"), "s"),
                new Change.CreateFile(alice.at("d/f")),
                values(alice.at("d/f"), "run", "5", "label", "x"));
    }

    @Test
    void aSchemaADirectoryAFileAndItsAttributesAreMadeAtOnce() {
        List<Effect> effects = alice.sendsAtomically(everythingAtOnce().toArray(new Change[0]));
        assertThat(kinds(effects))
                .containsExactly(
                        Effect.Kind.CREATED,
                        Effect.Kind.CREATED,
                        Effect.Kind.CHANGED,
                        Effect.Kind.CREATED,
                        Effect.Kind.CHANGED);
        assertThat(effects.get(4).version()).isEqualTo(alice.stat("d/f").version());
        assertThat(effects.get(4).guid()).isEqualTo(effects.get(3).guid());
        assertThat(governing("d/f")).isEqualTo("s");
        assertThat(valuesOf("d/f")).isEqualTo(Map.of("run", "5", "label", "x"));
    }

    @Test
    void aFailureUndoesSchemasAndAttributesToo() {
        List<Change> changes = new ArrayList<>(everythingAtOnce());
        changes.add(new Change.Unlink(alice.at("no")));
        failsWhole(5, NOT_FOUND, changes);
        assertThat(alice.names(".")).isEmpty();
        refused(NOT_FOUND, () -> described("s"));
        refused(INVALID_ARGUMENT, () -> found("$run = 5"));
        bob.does(newSchema("s", "run:string"));
    }

    private void failsWhole(int index, ErrorCode code, List<Change> changes) {
        CatalogException failure = failureOf(() -> alice.sends(Message.atomic(changes)));
        assertThat(failure.code()).as(failure.getMessage()).isEqualTo(code);
        assertThat(failure.index()).isEqualTo(index);
    }

    @Test
    void aFailureBringsBackWhatWasClearedRemovedAndDropped() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        governs("t", "f", "good:boolean");
        sets(alice, "f", "good", "true");
        sets(alice, ".", "run", "5", "label", "x");
        var before = everything();
        failsWhole(
                6,
                INVALID_ARGUMENT,
                List.of(
                        noValues(alice.at("."), "run"),
                        fewerAttributes("s", "label"),
                        moreAttributes("s", "more:date"),
                        schemaOf(alice.at("f"), null),
                        noSchema("t"),
                        new Change.Unlink(alice.at("f")),
                        values(alice.at("."), "more", "never")));
        assertThat(everything()).isEqualTo(before);
        assertThat(attributesOf("s")).containsExactly("label:string", "run:int");
        assertThat(attributesOf("t")).containsExactly("good:boolean");
        assertThat(governing("f")).isEqualTo("t");
        assertThat(valuesOf("f")).isEqualTo(Map.of("good", "true"));
        assertThat(valuesOf(".")).isEqualTo(Map.of("run", "5", "label", "x"));
        assertThat(found("$good = TRUE OR $run = 5")).containsExactly(".", "f");
    }

    @Test
    void independentChangesFailAlone() {
        alice.create("f");
        List<Outcome<Effect>> outcomes = alice.sends(Message.each(
                values(alice.at("f"), "run", "5"),
                newSchema("s", "run:int"),
                newSchema("s"),
                newSchema("t", "run:int"),
                schemaOf(alice.at("."), "t"),
                schemaOf(alice.at("."), "s"),
                values(alice.at("f"), "run", "x"),
                values(alice.at("no"), "run", "6"),
                values(alice.at("f"), "run", "7"),
                values(alice.at("f"), "run", "7"),
                noValues(alice.at("f"), "unheard"),
                moreAttributes("s", "run:int"),
                moreAttributes("s", "good:boolean"),
                noSchema("no")));
        assertThat(outcomes.stream().map(AttributeMessageContract::ending))
                .containsExactly(
                        "INVALID_ARGUMENT",
                        "CREATED",
                        "ALREADY_EXISTS",
                        "ALREADY_EXISTS",
                        "NOT_FOUND",
                        "CHANGED",
                        "INVALID_ARGUMENT",
                        "NOT_FOUND",
                        "CHANGED",
                        "UNCHANGED",
                        "UNCHANGED",
                        "ALREADY_EXISTS",
                        "CHANGED",
                        "NOT_FOUND");
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "7"));
        assertThat(attributesOf("s")).containsExactly("good:boolean", "run:int");
    }

    private static String ending(Outcome<Effect> outcome) {
        if (outcome instanceof Outcome.Failed<Effect> failed) {
            return failed.code().name();
        }
        return outcome.require().kind().name();
    }

    @Test
    void outcomesAreKnownByWhatTheChangesAreAbout() {
        List<Change> changes = everythingAtOnce();
        assertThat(alice.sends(Message.each(changes)))
                .extracting(Outcome::key)
                .containsExactlyElementsOf(changes.stream().map(Change::key).toList());
    }

    @Test
    void whatChangesSeveralTimesEndsAsTheLastChangeLeftIt() {
        alice.create("f");
        List<Effect> effects = alice.sendsAtomically(
                newSchema("s", "run:int", "label:string"),
                schemaOf(alice.at("f"), "s"),
                values(alice.at("f"), "run", "1", "label", "x"),
                values(alice.at("f"), "run", "2"),
                values(alice.at("f"), "run", "2"),
                noValues(alice.at("f"), "run", "label"),
                noValues(alice.at("f"), "run"),
                values(alice.at("f"), "run", "3"));
        assertThat(kinds(effects.subList(2, 8)))
                .containsExactly(
                        Effect.Kind.CHANGED,
                        Effect.Kind.CHANGED,
                        Effect.Kind.UNCHANGED,
                        Effect.Kind.CHANGED,
                        Effect.Kind.UNCHANGED,
                        Effect.Kind.CHANGED);
        assertThat(effects).extracting(Effect::version).isSorted();
        assertThat(effects.get(7).version()).isEqualTo(alice.stat("f").version());
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "3"));
    }

    @Test
    void attributesAreSetBetweenRenames() {
        alice.mkdir("other");
        alice.sendsAtomically(
                newSchema("s", "run:int"),
                new Change.Mkdir(alice.at("d")),
                schemaOf(alice.at("d"), "s"),
                new Change.CreateFile(alice.at("d/f")),
                values(alice.at("d/f"), "run", "1"),
                new Change.Rename(alice.at("d"), alice.at("other/d")),
                new Change.CreateFile(alice.at("other/d/g")),
                values(alice.at("other/d/g"), "run", "2"),
                new Change.Rename(alice.at("other/d/f"), alice.at("f")));
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "1"));
        assertThat(governing("f")).isNull();
        assertThat(valuesOf("other/d/g")).isEqualTo(Map.of("run", "2"));
    }

    @Test
    void whatIsRemovedAndMadeAgainInOneMessageHasNoAttributes() {
        governs("s", ".", "run:int");
        alice.create("f");
        sets(alice, "f", "run", "1");
        alice.sendsAtomically(
                values(alice.at("f"), "run", "2"),
                new Change.Unlink(alice.at("f")),
                new Change.CreateFile(alice.at("f")));
        assertThat(valuesOf("f")).isEmpty();
    }

    @Test
    void aSchemaIsTradedForAnotherOfTheSameNameAndUsedAtOnce() {
        governs("s", ".", "run:int");
        alice.create("f");
        sets(alice, "f", "run", "5");
        alice.sendsAtomically(
                noSchema("s"),
                newSchema("s", "run:string"),
                schemaOf(alice.at("."), "s"),
                values(alice.at("f"), "run", "five"));
        assertThat(told(alice, alice.at("f")).attributes())
                .containsExactly(attribute("run", AttributeType.STRING, "five"));
        assertThat(governing("f")).isEqualTo("s");
    }

    @Test
    void aSchemaThatIsDroppedInTheMessageGovernsNothingAfterIt() {
        governs("s", ".", "run:int");
        alice.create("f");
        failsWhole(1, INVALID_ARGUMENT, List.of(noSchema("s"), values(alice.at("f"), "run", "5")));
        failsWhole(1, INVALID_ARGUMENT, List.of(fewerAttributes("s", "run"), values(alice.at("f"), "run", "5")));
        failsWhole(1, NOT_FOUND, List.of(noSchema("s"), schemaOf(alice.at("f"), "s")));
        failsWhole(1, ALREADY_EXISTS, List.of(newSchema("t"), newSchema("t")));
        failsWhole(1, ALREADY_EXISTS, List.of(newSchema("t", "x:int"), moreAttributes("s", "x:int")));
        sets(alice, "f", "run", "5");
    }

    @Test
    void permissionsThatTheMessageChangesCount() {
        governs("s", ".", "run:int");
        alice.create("f");
        failsWhole(
                1,
                PERMISSION_DENIED,
                List.of(new Change.Chmod(alice.at("f"), "0400"), values(alice.at("f"), "run", "5")));
        alice.sendsAtomically(
                new Change.Chmod(alice.at("f"), "0400"),
                new Change.Chmod(alice.at("f"), "0600"),
                values(alice.at("f"), "run", "5"));
        assertThat(valuesOf("f")).isEqualTo(Map.of("run", "5"));
    }

    @Test
    void attributesOfThousandsOfFilesAreSetInOneMessage() {
        governs("s", ".", "run:int", "label:string");
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            changes.add(alice.newFile("f" + i, null));
            changes.add(values(alice.at("f" + i), "run", "" + i, "label", "file " + i));
        }
        assertThat(alice.sends(Message.atomic(changes))).hasSize(4_000).allMatch(Outcome::isOk);
        assertThat(valuesOf("f1999")).isEqualTo(Map.of("run", "1999", "label", "file 1999"));
        assertThat(found("$run >= 1998")).containsExactly("f1998", "f1999");
    }

    @Test
    void aRepeatedMessageHasTheRecordedOutcomeAndNoEffect() {
        Message message = Message.atomic(everythingAtOnce()).withKey(Actor.unique("key"));
        List<Outcome<Effect>> first = alice.sends(message);
        sets(alice, "d/f", "run", "6");
        var before = everything();
        assertThat(alice.sends(message)).isEqualTo(first);
        assertThat(everything()).isEqualTo(before);
        assertThat(valuesOf("d/f")).containsEntry("run", "6");
    }

    @Test
    void aKeyIsForOneMessageToTheLastValue() {
        governs("s", ".", "run:int", "label:string");
        String key = Actor.unique("key");
        alice.sends(Message.atomic(values(alice.at("."), "run", "1")).withKey(key));
        for (Change other : List.of(
                values(alice.at("."), "run", "2"),
                values(alice.at("."), "label", "1"),
                noValues(alice.at("."), "run"),
                schemaOf(alice.at("."), null),
                newSchema("run"))) {
            CatalogException failure =
                    failureOf(() -> alice.sends(Message.atomic(other).withKey(key)));
            assertThat(failure.code().retryable()).isFalse();
        }
        assertThat(valuesOf(".")).isEqualTo(Map.of("run", "1"));
    }
}
