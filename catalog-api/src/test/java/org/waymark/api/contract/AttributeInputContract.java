package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.TOO_LARGE;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.api.Query;
import org.waymark.api.Schema;

/** What is asked of attributes in malformed texts or in too great numbers, and refused without any effect. */
abstract class AttributeInputContract extends AttributeSubject {

    AttributeInputContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aSchemaGovernsTheDirectory() {
        governs("s", ".", "run:int", "label:string");
        alice.create("f");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1a", "a-b", "a b", "é", "a'", "a;", "name", "SIZE", "and", "NULL"})
    void whatIsNoNameOfAnAttributeIsRefused(String name) {
        refused(
                INVALID_ARGUMENT,
                () -> alice.catalog().getAttributes(List.of(alice.at("f")), List.of(named("run"), name)));
        refused(INVALID_ARGUMENT, () -> alice.does(new SetAttributes(alice.at("f"), Map.of(name, "5"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-a", "a b", "a/b", "é", "a'; --", "*"})
    void whatIsNoNameOfASchemaIsRefused(String name) {
        refused(INVALID_ARGUMENT, () -> alice.does(new CreateSchema(name, List.of())));
    }

    @Test
    void aSchemaHasAThousandAttributesHoweverTheyWereAdded() {
        List<AttributeDefinition> full = numbered(0, Schema.MAX_ATTRIBUTES);
        alice.does(new CreateSchema(named("full"), full));
        refused(INVALID_ARGUMENT, () -> alice.does(moreAttributes("full", "one_more:int")));
        refused(
                INVALID_ARGUMENT,
                () -> alice.sendsAtomically(
                        fewerAttributes("full", "n0"), moreAttributes("full", "one_more:int", "two_more:int")));
        assertThat(described("full").attributes()).hasSize(Schema.MAX_ATTRIBUTES);
        alice.sendsAtomically(fewerAttributes("full", "n0"), moreAttributes("full", "one_more:int"));
        assertThat(described("full").attributes()).hasSize(Schema.MAX_ATTRIBUTES);
    }

    private List<AttributeDefinition> numbered(int from, int to) {
        return definitions(
                IntStream.range(from, to).mapToObj(i -> "n" + i + ":int").toArray(String[]::new));
    }

    @Test
    void anEntryHasAsManyAttributesAsItsSchema() {
        alice.does(new CreateSchema(named("full"), numbered(0, Schema.MAX_ATTRIBUTES)));
        alice.does(schemaOf(alice.at("f"), "full"));
        String[] all = IntStream.range(0, Schema.MAX_ATTRIBUTES)
                .boxed()
                .flatMap(i -> Stream.of("n" + i, "" + i))
                .toArray(String[]::new);
        sets(alice, "f", all);
        assertThat(valuesOf("f")).hasSize(Schema.MAX_ATTRIBUTES).containsEntry("n999", "999");
    }

    @Test
    @Timeout(60)
    void asManyComparisonsAsThereMayBeAreAnsweredAtOnce() {
        sets(alice, "f", "run", "7");
        assertThat(found(joined(" OR ", "$run = 1", "$run = 7"))).containsExactly("f");
        assertThat(found(joined(" AND ", "$run > 1", "$run = 7"))).containsExactly("f");
        assertThat(found(joined(" AND ", "owner <> 'x'", "$run = 7"))).containsExactly("f");
        assertThat(found(joined(" AND ", "$label IS NULL", "$run = 7"))).containsExactly("f");
        assertThat(found("NOT (" + joined(" OR ", "$run = 1", "$run < 7") + ")"))
                .containsExactly("f");
        assertThat(found("NOT (" + joined(" AND ", "$run > 1", "$run < 7") + ")"))
                .containsExactly("f");
        refused(INVALID_ARGUMENT, () -> found(joined(" AND ", "$run > 1", "$run < 7 OR $run IS NULL")));
    }

    /** One comparison over and over, and at last another. */
    private static String joined(String word, String often, String last) {
        return (often + word).repeat(Query.MAX_COMPARISONS - 1) + last;
    }

    @Test
    void aReadNamesTenThousandEntriesOrSchemasAtMost() {
        List<Locator> many = Collections.nCopies(Operation.BULK_LIMIT + 1, alice.at("f"));
        List<String> names = Collections.nCopies(Operation.BULK_LIMIT + 1, named("s"));
        refused(TOO_LARGE, () -> alice.catalog().getAttributes(many, List.of()));
        refused(TOO_LARGE, () -> alice.catalog().describeSchemas(names));
        assertThat(alice.catalog().getAttributes(List.of(), List.of())).isEmpty();
        assertThat(alice.catalog().describeSchemas(List.of())).isEmpty();
    }

    @Test
    void anErrorSaysWhatItIsAboutAndNothingOfTheDatabase() {
        List<ThrowingCallable> calls = List.of(
                () -> sets(alice, "f", "run", "'; --"),
                () -> sets(alice, "f", "unheard", "5"),
                () -> alice.does(newSchema("s")),
                () -> alice.does(newSchema("t", "run:int")),
                () -> alice.does(fewerAttributes("s", "unheard")),
                () -> bob.does(noSchema("s")),
                () -> found("$unheard = 5"),
                () -> found("$run = '5'"),
                () -> alice.does(schemaOf(alice.at("f"), "no")));
        for (ThrowingCallable call : calls) {
            assertThat(failureOf(call).getMessage())
                    .isNotBlank()
                    .doesNotContainIgnoringCase("select ")
                    .doesNotContainIgnoringCase("constraint")
                    .doesNotContainIgnoringCase("exception")
                    .doesNotContainIgnoringCase("entry_attribute");
        }
        assertThat(failureOf(() -> found("$unheard = 5"))).hasMessageContaining(named("unheard"));
        assertThat(failureOf(() -> sets(alice, "f", "unheard", "5"))).hasMessageContaining(named("unheard"));
        assertThat(failureOf(() -> sets(alice, "f", "run", "abc"))).hasMessageContaining("abc");
    }

    @Test
    void aMessageWithABadValueAnywhereHasNoEffect() {
        refusedWithoutEffect(
                INVALID_ARGUMENT,
                () -> alice.sends(Message.atomic(
                        values(alice.at("f"), "run", "5", "label", "x"), values(alice.at("."), "run", "five"))));
        assertThat(valuesOf("f")).isEmpty();
    }
}
