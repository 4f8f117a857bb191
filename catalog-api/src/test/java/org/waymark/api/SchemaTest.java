package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.AttributeChange.AddSchemaAttributes;
import org.waymark.api.AttributeChange.ClearAttributes;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.DropSchema;
import org.waymark.api.AttributeChange.RemoveSchemaAttributes;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeChange.SetSchema;

/** Schemas, the attributes they define, and the changes that name them. */
class SchemaTest {

    private static final CatalogPath PATH = CatalogPath.parse("/f");
    private static final AttributeDefinition RUN = new AttributeDefinition("run", AttributeType.INT);

    private static void refused(ThrowingCallable call) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(call)
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "Z", "_", "run", "Run.Number_2", "a.", "ands", "nullable", "sizes", "select", "from"})
    void anAttributeHasAPlainName(String name) {
        assertThat(new AttributeDefinition(name, AttributeType.INT).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "1a", ".a", "a-b", "a b", "a\n", "é", "a'", "a\"", "a;b", "a(b)", "a:b", "a/b", "$a", "a\0", " a"
            })
    void whatAQueryWouldMisreadNamesNoAttribute(String name) {
        refused(() -> new AttributeDefinition(name, AttributeType.INT));
        refused(() -> new SetAttributes(PATH, Map.of(name, "1")));
        refused(() -> new ClearAttributes(PATH, List.of(name)));
        refused(() -> new RemoveSchemaAttributes("s", List.of(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"and", "OR", "Not", "like", "BETWEEN", "in", "Is", "NULL", "true", "False"})
    void aWordOfTheQueryLanguageNamesNoAttribute(String word) {
        refused(() -> new AttributeDefinition(word, AttributeType.INT));
    }

    @ParameterizedTest
    @EnumSource(EntryField.class)
    void aFieldOfEveryEntryNamesNoAttribute(EntryField field) {
        refused(() -> new AttributeDefinition(field.word(), AttributeType.STRING));
        refused(() -> new AttributeDefinition(field.name(), AttributeType.STRING));
        assertThat(EntryField.find(field.word())).isEqualTo(field);
        assertThat(EntryField.find(field.name())).isEqualTo(field);
        assertThat(EntryField.find(field.word() + "s")).isNull();
    }

    @Test
    void anAttributesNameHasUpTo128Characters() {
        assertThat(AttributeDefinition.requireName("x".repeat(128))).hasSize(128);
        refused(() -> AttributeDefinition.requireName("x".repeat(129)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1", "_", "atlas.raw-2026", "AND", "9.", "a--b"})
    void aSchemaHasAPlainName(String name) {
        assertThat(new CreateSchema(name, List.of()).key()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-a", ".a", "a b", "é", "a/b", "a'", "a\n", "a:b", "%", "\ud800"})
    void whatIsNoNameForASchemaIsRefused(String name) {
        refused(() -> new CreateSchema(name, List.of()));
        refused(() -> new DropSchema(name));
        refused(() -> new SetSchema(PATH, name));
        refused(() -> new AddSchemaAttributes(name, List.of(RUN)));
        refused(() -> new RemoveSchemaAttributes(name, List.of("run")));
    }

    @Test
    void aSchemasNameHasUpTo128Characters() {
        assertThat(Schema.requireName("x".repeat(128))).hasSize(128);
        refused(() -> Schema.requireName("x".repeat(129)));
    }

    @Test
    void noSchemaMeansTheOnesAbove() {
        assertThat(new SetSchema(PATH, null).schema()).isNull();
    }

    @Test
    void aSchemaDefinesAnAttributeOnce() {
        AttributeDefinition otherRun = new AttributeDefinition("run", AttributeType.STRING);
        refused(() -> new CreateSchema("s", List.of(RUN, otherRun)));
        refused(() -> new AddSchemaAttributes("s", List.of(RUN, RUN)));
        refused(() -> new RemoveSchemaAttributes("s", List.of("run", "run")));
        refused(() -> new ClearAttributes(PATH, List.of("run", "run")));
        AttributeDefinition upper = new AttributeDefinition("RUN", AttributeType.INT);
        assertThat(new CreateSchema("s", List.of(RUN, upper)).attributes()).containsExactly(RUN, upper);
    }

    @Test
    void aSchemaMayBeEmptyButAChangeOfAttributesMayNot() {
        assertThat(new CreateSchema("s", List.of()).attributes()).isEmpty();
        refused(() -> new AddSchemaAttributes("s", List.of()));
        refused(() -> new RemoveSchemaAttributes("s", List.of()));
        refused(() -> new SetAttributes(PATH, Map.of()));
        refused(() -> new ClearAttributes(PATH, List.of()));
    }

    @Test
    void aThousandAttributesAreTheMost() {
        List<String> names = IntStream.rangeClosed(0, Schema.MAX_ATTRIBUTES)
                .mapToObj(i -> "a" + i)
                .toList();
        List<String> enough = names.subList(1, names.size());
        assertThat(new CreateSchema("s", definitions(enough)).attributes()).hasSize(1_000);
        refused(() -> new CreateSchema("s", definitions(names)));
        refused(() -> new AddSchemaAttributes("s", definitions(names)));
        assertThat(new RemoveSchemaAttributes("s", enough).names()).hasSize(1_000);
        refused(() -> new RemoveSchemaAttributes("s", names));
        refused(() -> new ClearAttributes(PATH, names));
        Map<String, String> values = new HashMap<>();
        names.forEach(name -> values.put(name, "1"));
        refused(() -> new SetAttributes(PATH, values));
    }

    private static List<AttributeDefinition> definitions(List<String> names) {
        return names.stream()
                .map(name -> new AttributeDefinition(name, AttributeType.INT))
                .toList();
    }

    @Test
    void aValueHasUpTo1024Bytes() {
        String longest = "é".repeat(512);
        assertThat(new SetAttributes(PATH, Map.of("a", longest)).attributes()).containsEntry("a", longest);
        refused(() -> new SetAttributes(PATH, Map.of("a", longest + "x")));
        refused(() -> new SetAttributes(PATH, Map.of("a", "\0")));
    }

    @Test
    void changesKeepACopyInTheOrderOfNames() {
        Map<String, String> values = new HashMap<>(Map.of("b", "2", "a", "1", "c", "3"));
        SetAttributes change = new SetAttributes(PATH, values);
        List<AttributeDefinition> definitions = new ArrayList<>(List.of(RUN));
        CreateSchema schema = new CreateSchema("s", definitions);
        values.clear();
        definitions.clear();
        assertThat(change.attributes().keySet()).containsExactly("a", "b", "c");
        assertThat(schema.attributes()).containsExactly(RUN);
    }

    @Test
    void aChangeIsKnownByWhatItIsAbout() {
        List<AttributeChange> ofSchemas = List.of(
                new CreateSchema("s", List.of()),
                new AddSchemaAttributes("s", List.of(RUN)),
                new RemoveSchemaAttributes("s", List.of("run")),
                new DropSchema("s"));
        List<AttributeChange> ofEntries = List.of(
                new SetAttributes(PATH, Map.of("run", "1")),
                new ClearAttributes(PATH, List.of("run")),
                new SetSchema(PATH, "s"));
        assertThat(ofSchemas).extracting(Change::key).containsOnly("s");
        assertThat(ofEntries).extracting(Change::key).containsOnly("/f");
        assertThat(ofEntries).extracting(Change::operation).doesNotHaveDuplicates();
        assertThat(ofSchemas).extracting(Change::operation).doesNotHaveDuplicates();
    }
}
