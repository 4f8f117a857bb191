package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Glob;
import org.waymark.api.Message;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Schema;

/** Long answers about attributes and schemas, page by page. */
abstract class QueryPageContract extends AttributeSubject {

    private static final int MATCHES = 2_500;

    QueryPageContract(CatalogFixture fixture) {
        super(fixture);
    }

    /** Files f00000 and so on, 50 to a directory, each with its number as its run. */
    private List<String> files(int count) {
        governs("s", ".", "run:int");
        List<Change> changes = new ArrayList<>();
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String directory = "d%03d".formatted(i / 50);
            if (i % 50 == 0) {
                changes.add(new Change.Mkdir(alice.at(directory)));
            }
            String path = "%s/f%05d".formatted(directory, i);
            changes.add(alice.newFile(path, null));
            changes.add(values(alice.at(path), "run", "" + i));
            paths.add(path);
        }
        alice.sends(Message.atomic(changes));
        return paths;
    }

    private Page<Entry> page(String base, String query, int size, @Nullable String token) {
        return alice.catalog().query(alice.at(base), query(query), new PageRequest(size, token));
    }

    @Test
    void everyMatchIsFoundOnceWhateverThePageSize() {
        List<String> paths = files(MATCHES);
        for (int size : List.of(100, 999, 1_000, 2_500, PageRequest.MAX_SIZE)) {
            assertThat(found(alice, alice.at("."), "$run >= 0", size)).isEqualTo(paths);
        }
        assertThat(found(alice, alice.at("d001"), "$run >= 0", 7)).isEqualTo(paths.subList(50, 100));
        assertThat(found(alice, alice.at("."), "kind = 'file' AND (name LIKE 'f%' OR $run = 5)", 1_000))
                .isEqualTo(paths);
    }

    @Test
    void fewAmongManyAreFoundInSmallPages() {
        List<String> paths = files(MATCHES);
        List<String> few = List.of(paths.get(0), paths.get(1_234), paths.get(2_499));
        for (int size : List.of(1, 2, 3, 10)) {
            assertThat(found(alice, alice.at("."), "$run IN (0, 1234, 2499)", size))
                    .isEqualTo(few);
            assertThat(found(alice, alice.at("."), "name IN ('f00000', 'f01234', 'f02499')", size))
                    .isEqualTo(few);
        }
        assertThat(found(alice, alice.at("."), "$run = 2500", 1)).isEmpty();
    }

    @Test
    void whatTheCallerMayNotSeeDoesNotEndTheAnswer() {
        List<String> paths = files(500);
        List<Change> closing = new ArrayList<>();
        for (int d = 1; d < 9; d++) {
            closing.add(new Change.Chmod(alice.at("d%03d".formatted(d)), "0700"));
        }
        alice.sends(Message.atomic(closing));
        List<String> open = new ArrayList<>(paths.subList(0, 50));
        open.addAll(paths.subList(450, 500));
        for (int size : List.of(1, 20, 1_000)) {
            assertThat(found(carol, carol.at("."), "$run >= 0", size)).isEqualTo(open);
        }
    }

    @Test
    void theTokenSaysWhetherThereIsMore() {
        files(20);
        assertThat(page(".", "$run >= 0", PageRequest.MAX_SIZE, null))
                .satisfies(page -> assertThat(page.items()).hasSize(20))
                .satisfies(page -> assertThat(page.next()).isNull());
        assertThat(page(".", "$run < 0", 10, null)).isEqualTo(new Page<>(List.of(), null));
    }

    @Test
    void theOrderIsALastingOne() {
        files(200);
        List<Entry> once = entries(alice, alice.at("."), "$run >= 0", 1_000);
        assertThat(entries(alice, alice.at("."), "$run >= 0", 1_000)).isEqualTo(once);
        assertThat(entries(alice, alice.at("."), "$run >= 0", 7)).isEqualTo(once);
    }

    @Test
    void aTokenMayBeUsedAgainAndWithAnotherPageSize() {
        files(60);
        String token = page(".", "$run >= 0", 10, null).next();
        assertThat(page(".", "$run >= 0", 10, token)).isEqualTo(page(".", "$run >= 0", 10, token));
        List<Entry> all = entries(alice, alice.at("."), "$run >= 0", 1_000);
        List<Entry> first = page(".", "$run >= 0", 10, null).items();
        assertThat(all).startsWith(first.toArray(new Entry[0]));
        assertThat(page(".", "$run >= 0", 1_000, token).items()).isSubsetOf(all).doesNotContainAnyElementsOf(first);
    }

    @Test
    void entriesThatComeAndGoMeanwhileDisturbNoOther() {
        List<String> paths = files(100);
        List<String> listed = new ArrayList<>();
        String token = null;
        int pages = 0;
        do {
            Page<Entry> page = page(".", "$run >= 0", 10, token);
            page.items().forEach(entry -> listed.add(alice.relative(entry.path())));
            token = page.next();
            alice.create("new" + pages);
            sets(alice, "new" + pages, "run", "1");
            if (!page.items().isEmpty()) {
                alice.unlink(
                        alice.relative(page.items().get(page.items().size() - 1).path()));
            }
            pages++;
        } while (token != null && pages < 1_000);
        assertThat(listed).doesNotHaveDuplicates().containsAll(paths);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "!", "é", "AAAA", "' OR 1=1", "-1", "99999999999999999999"})
    void aTokenThatWasNeverGivenIsRefused(String token) {
        governs("s", ".", "run:int");
        refused(INVALID_ARGUMENT, () -> page(".", "$run = 1", 10, token));
        refused(INVALID_ARGUMENT, () -> page(".", "name = 'x'", 10, token));
        refused(INVALID_ARGUMENT, () -> alice.catalog().listSchemas(new PageRequest(10, token)));
    }

    @Test
    void aTokenOfAnotherBaseIsRefused() {
        files(100);
        String token = page(".", "$run >= 0", 10, null).next();
        assertThat(token).isNotNull();
        refused(INVALID_ARGUMENT, () -> page("d001", "$run >= 0", 10, token));
    }

    @Test
    void aTokenOfAListingIsNoneOfAQuery() {
        files(60);
        String ofAQuery = page(".", "$run >= 0", 10, null).next();
        String ofAListing = alice.catalog()
                .list(alice.at("d000"), Glob.ANY, new PageRequest(10, null))
                .next();
        refused(INVALID_ARGUMENT, () -> page("d000", "$run >= 0", 10, ofAListing));
        refused(INVALID_ARGUMENT, () -> alice.catalog().listSchemas(new PageRequest(10, ofAQuery)));
    }

    @Test
    void schemasAreListedPageByPageInTheOrderOfTheirNames() {
        List<String> names = IntStream.range(0, 25)
                .mapToObj(i -> named(List.of("_x", "B", "a", "b-", "9").get(i % 5) + i))
                .toList();
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            changes.add(
                    newSchema(List.of("_x", "B", "a", "b-", "9").get(i % 5) + i, "y" + i + ":int", "x" + i + ":date"));
        }
        alice.sends(Message.atomic(changes));
        for (int size : List.of(3, 10, PageRequest.MAX_SIZE)) {
            List<Schema> listed = schemas(carol, size);
            assertThat(listed).extracting(Schema::name).doesNotHaveDuplicates().isSorted();
            List<Schema> ours = listed.stream()
                    .filter(schema -> names.contains(schema.name()))
                    .toList();
            assertThat(ours).hasSize(25);
            assertThat(ours)
                    .isEqualTo(alice
                            .catalog()
                            .describeSchemas(names.stream().sorted().toList())
                            .stream()
                            .map(outcome -> outcome.require())
                            .toList());
        }
    }

    private static List<Schema> schemas(Actor actor, int pageSize) {
        List<Schema> schemas = new ArrayList<>();
        String token = null;
        do {
            Page<Schema> page = actor.catalog().listSchemas(new PageRequest(pageSize, token));
            assertThat(page.items()).hasSizeLessThanOrEqualTo(pageSize);
            schemas.addAll(page.items());
            token = page.next();
        } while (token != null);
        return schemas;
    }

    @Test
    void aDroppedSchemaIsListedNoMore() {
        alice.does(newSchema("s", "run:int"));
        assertThat(schemas(bob, 1_000)).extracting(Schema::name).contains(named("s"));
        alice.does(noSchema("s"));
        assertThat(schemas(bob, 1_000)).extracting(Schema::name).doesNotContain(named("s"));
    }
}
