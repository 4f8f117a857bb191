package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.waymark.api.Effect;
import org.waymark.api.Message;

/** Attributes and schemas under many callers at once: one winner for each name, and no value of what is gone. */
abstract class AttributeConcurrencyContract extends AttributeSubject {

    private static final int RUNNERS = 8;
    private static final int ROUNDS = 5;

    AttributeConcurrencyContract(CatalogFixture fixture) {
        super(fixture);
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyDefinesASchema() {
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.does(newSchema("s", "run" + i + ":int")));
        assertThat(race.values()).hasSize(1);
        assertThat(race.refusals()).containsOnly(ALREADY_EXISTS);
        assertThat(attributesOf("s")).hasSize(1);
    }

    @RepeatedTest(ROUNDS)
    void oneOfManySchemasDefinesAnAttribute() {
        alice.does(newSchema("old"));
        Race<Effect> race = Race.of(
                RUNNERS,
                i -> () -> i == 0
                        ? alice.does(moreAttributes("old", "run:string"))
                        : alice.does(newSchema("s" + i, "fine" + i + ":int", "run:int")));
        assertThat(race.values()).hasSize(1);
        assertThat(race.refusals()).containsOnly(ALREADY_EXISTS);
    }

    @RepeatedTest(ROUNDS)
    void allOfManyExtendASchema() {
        alice.does(newSchema("s"));
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.does(moreAttributes("s", "run" + i + ":int")));
        assertThat(race.refusals()).isEmpty();
        assertThat(attributesOf("s")).hasSize(RUNNERS);
    }

    @RepeatedTest(ROUNDS)
    void allOfManySetAttributesOfOneEntry() {
        governs(
                "s",
                ".",
                IntStream.range(0, RUNNERS).mapToObj(i -> "run" + i + ":int").toArray(String[]::new));
        alice.create("f");
        long version = alice.stat("f").version();
        Race<Effect> race = Race.of(RUNNERS, i -> () -> sets(alice, "f", "run" + i, "" + i));
        assertThat(race.refusals()).isEmpty();
        assertThat(race.values()).extracting(Effect::version).doesNotHaveDuplicates();
        assertThat(valuesOf("f")).hasSize(RUNNERS);
        assertThat(alice.stat("f").version()).isGreaterThanOrEqualTo(version + RUNNERS);
    }

    @RepeatedTest(ROUNDS)
    void oneValueOfManyStays() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
        Race<Effect> race = Race.of(RUNNERS, i -> () -> sets(alice, "f", "run", "" + i, "label", "" + i));
        assertThat(race.refusals()).isEmpty();
        assertThat(valuesOf("f").get("run")).isEqualTo(valuesOf("f").get("label"));
    }

    @RepeatedTest(ROUNDS)
    void noValueOutlivesItsSchema() {
        governs("s", ".", "run:int");
        IntStream.range(0, RUNNERS).forEach(i -> alice.create("f" + i));
        Race<Effect> race =
                Race.of(RUNNERS, i -> () -> i == 0 ? alice.does(noSchema("s")) : sets(alice, "f" + i, "run", "" + i));
        assertThat(race.refusals()).allMatch(code -> code == INVALID_ARGUMENT);
        for (int i = 0; i < RUNNERS; i++) {
            assertThat(valuesOf("f" + i)).isEmpty();
        }
        alice.sendsAtomically(newSchema("s", "run:int"), schemaOf(alice.at("."), "s"));
        assertThat(found("$run IS NOT NULL")).isEmpty();
        for (int i = 0; i < RUNNERS; i++) {
            assertThat(valuesOf("f" + i)).isEmpty();
        }
    }

    @RepeatedTest(ROUNDS)
    void aSchemaThatIsReplacedWhileItIsUsedIsTheOldOneOrTheNew() {
        governs("s", ".", "run:int");
        alice.create("f");
        List<Callable<Object>> runners = List.of(
                () -> alice.sends(
                        Message.atomic(noSchema("s"), newSchema("s", "run:string"), schemaOf(alice.at("."), "s"))),
                () -> sets(alice, "f", "run", "5"),
                () -> sets(alice, ".", "run", "6"),
                () -> valuesOf("f"),
                () -> found("$run IS NOT NULL"));
        Race<Object> race = Race.of(runners);
        assertThat(race.finishes().get(0).refusal()).isNull();
        assertThat(race.refusals()).allMatch(code -> code == INVALID_ARGUMENT);
        assertThat(attributesOf("s")).containsExactly("run:string");
        told(alice, alice.at("f"))
                .attributes()
                .forEach(attribute -> assertThat(attribute.type().wireName()).isEqualTo("string"));
    }

    @RepeatedTest(ROUNDS)
    void schemasThatTradeAttributesInOppositeDirectionsDoNotDeadlock() {
        alice.sendsAtomically(newSchema("s", "a:int"), newSchema("t", "b:int"));
        Race<Object> race = Race.of(
                RUNNERS,
                i -> () -> i % 2 == 0
                        ? alice.sendsAtomically(
                                moreAttributes("s", "x" + i + ":int"), moreAttributes("t", "y" + i + ":int"))
                        : alice.sendsAtomically(
                                moreAttributes("t", "x" + i + ":int"), moreAttributes("s", "y" + i + ":int")));
        assertThat(race.refusals()).isEmpty();
        assertThat(attributesOf("s")).hasSize(1 + RUNNERS);
        assertThat(attributesOf("t")).hasSize(1 + RUNNERS);
    }

    @RepeatedTest(ROUNDS)
    void anEntryThatIsRemovedMeanwhileTakesItsAttributesAlong() {
        governs("s", ".", "run:int");
        alice.create("f");
        Race<Effect> race = Race.of(RUNNERS, i -> () -> i == 0 ? alice.unlink("f") : sets(alice, "f", "run", "" + i));
        assertThat(race.refusals()).allMatch(code -> code == NOT_FOUND);
        alice.create("f");
        assertThat(valuesOf("f")).isEmpty();
        assertThat(found("$run IS NOT NULL")).isEmpty();
    }
}
