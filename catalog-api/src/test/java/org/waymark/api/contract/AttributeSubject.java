package org.waymark.api.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeChange.AddSchemaAttributes;
import org.waymark.api.AttributeChange.ClearAttributes;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.DropSchema;
import org.waymark.api.AttributeChange.RemoveSchemaAttributes;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.api.Schema;

/**
 * A subject that is about attributes. The catalog has one of each name, so every test has names of its own: it writes
 * {@code run}, and {@code $run} in a query, for one that no other test uses.
 */
abstract class AttributeSubject extends Subject {

    private static final Pattern OUR_NAME = Pattern.compile("\\$(\\w+)");
    private static final int MANY_PAGES = 20_000;

    private final String suffix = Actor.unique("").replace('-', '_');

    AttributeSubject(CatalogFixture fixture) {
        super(fixture);
    }

    /** The name of an attribute or a schema in the catalog. */
    final String named(String name) {
        return name + suffix;
    }

    private String plain(String named) {
        return named.endsWith(suffix) ? named.substring(0, named.length() - suffix.length()) : named;
    }

    /** Attributes written as {@code run:int}. */
    final List<AttributeDefinition> definitions(String... attributes) {
        return Arrays.stream(attributes)
                .map(text -> text.split(":"))
                .map(parts -> new AttributeDefinition(named(parts[0]), AttributeType.parse(parts[1])))
                .toList();
    }

    final CreateSchema newSchema(String schema, String... attributes) {
        return new CreateSchema(named(schema), definitions(attributes));
    }

    final AddSchemaAttributes moreAttributes(String schema, String... attributes) {
        return new AddSchemaAttributes(named(schema), definitions(attributes));
    }

    final RemoveSchemaAttributes fewerAttributes(String schema, String... names) {
        return new RemoveSchemaAttributes(
                named(schema), Arrays.stream(names).map(this::named).toList());
    }

    final DropSchema noSchema(String schema) {
        return new DropSchema(named(schema));
    }

    final SetSchema schemaOf(Locator entry, @Nullable String schema) {
        return new SetSchema(entry, schema == null ? null : named(schema));
    }

    /** Names and values by turns. */
    final SetAttributes values(Locator entry, String... namesAndValues) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            attributes.put(named(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return new SetAttributes(entry, attributes);
    }

    final ClearAttributes noValues(Locator entry, String... names) {
        return new ClearAttributes(entry, Arrays.stream(names).map(this::named).toList());
    }

    /** Alice defines a schema and sets it on a directory. */
    final void governs(String schema, String path, String... attributes) {
        alice.sendsAtomically(newSchema(schema, attributes), schemaOf(alice.at(path), schema));
    }

    final Effect sets(Actor actor, String path, String... namesAndValues) {
        return actor.does(values(actor.at(path), namesAndValues));
    }

    final Effect clears(Actor actor, String path, String... names) {
        return actor.does(noValues(actor.at(path), names));
    }

    final EntryAttributes told(Actor actor, Locator entry, String... names) {
        return actor.catalog()
                .getAttributes(
                        List.of(entry), Arrays.stream(names).map(this::named).toList())
                .get(0)
                .require();
    }

    /** What is set on an entry, by the names that the test uses, as Alice sees it. */
    final Map<String, String> valuesOf(String path, String... names) {
        Map<String, String> values = new LinkedHashMap<>();
        told(alice, alice.at(path), names)
                .attributes()
                .forEach(attribute -> values.put(plain(attribute.name()), attribute.value()));
        return values;
    }

    final @Nullable String governing(String path) {
        String schema = told(alice, alice.at(path)).schema();
        return schema == null ? null : plain(schema);
    }

    final Attribute attribute(String name, AttributeType type, String value) {
        return new Attribute(named(name), type, value);
    }

    final Schema described(String schema) {
        return alice.catalog().describeSchemas(List.of(named(schema))).get(0).require();
    }

    /** The attributes of a schema, written as {@code run:int}. */
    final List<String> attributesOf(String schema) {
        return described(schema).attributes().stream()
                .map(attribute ->
                        plain(attribute.name()) + ":" + attribute.type().wireName())
                .toList();
    }

    final Query query(String text) {
        return Query.parse(OUR_NAME.matcher(text).replaceAll(match -> named(match.group(1))));
    }

    /** The paths, seen from the directory of the test, of what Alice finds in it, in the order of their bytes. */
    final List<String> found(String query) {
        return found(alice, alice.at("."), query, PageRequest.DEFAULT_SIZE);
    }

    /** All that is found page by page, in the order of paths. */
    final List<String> found(Actor actor, Locator base, String query, int pageSize) {
        return entries(actor, base, query, pageSize).stream()
                .map(Entry::path)
                .sorted()
                .map(actor::relative)
                .toList();
    }

    final List<Entry> entries(Actor actor, Locator base, String query, int pageSize) {
        Query asked = query(query);
        List<Entry> entries = new ArrayList<>();
        String token = null;
        for (int pages = 0; pages < MANY_PAGES; pages++) {
            Page<Entry> page = actor.catalog().query(base, asked, new PageRequest(pageSize, token));
            if (page.items().size() > pageSize) {
                throw new AssertionError("a page of " + page.items().size() + " where " + pageSize + " were asked for");
            }
            entries.addAll(page.items());
            token = page.next();
            if (token == null) {
                return entries;
            }
        }
        throw new AssertionError("the pages do not end: "
                + entries.stream().map(entry -> entry.path().text()).collect(Collectors.joining(", ")));
    }
}
