package org.waymark.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.ttddyy.dsproxy.support.ProxyDataSourceBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Query;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;

/**
 * How many SQL statements an operation issues depends neither on the depth of paths nor on the number of items. The numbers
 * are pinned: a change that raises one makes every user wait longer. BEGIN and COMMIT are not counted, nor is the statement that
 * fetches the next thousand ids, nor those that give a number to an ACL that nobody had before.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StatementCountTest {

    private static final String DEEP = "/d1/d2/d3/d4/d5/d6/d7/d8/d9/d10/d11";

    private final AtomicLong executed = new AtomicLong();
    private TestDatabase database;
    private CatalogOperations catalog;
    private int made;

    @BeforeAll
    void open() {
        database = TestDatabase.create(connections -> ProxyDataSourceBuilder.create(connections)
                .afterQuery((execution, queries) -> executed.addAndGet(queries.stream()
                        .filter(query -> !query.getQuery().contains("nextval"))
                        .count()))
                .build());
        Catalog server = database.catalog();
        catalog = server.as(Caller.administrator("root"), null);
        catalog.apply(new Change.Mkdir(path(DEEP), MissingParents.CREATE, InitialPermissions.mode(0777)));
        catalog.apply(new Change.Mkdir(path("/flat"), MissingParents.FAIL, InitialPermissions.mode(0777)));
        register(DEEP + "/deep-", 1_000);
        register("/flat/file-", 1_000);
        catalog = server.as(Caller.of("root", "root"), null);
        catalog.stat(path(DEEP));
    }

    @AfterAll
    void close() {
        database.close();
    }

    private void register(String prefix, int files) {
        succeeds(changes(prefix, files, StatementCountTest::file));
    }

    private static Change.Register file(CatalogPath path) {
        return new Change.Register(path, 7, Checksums.parse("adler32:00000007"), NewReplica.at(sfn(path.text())));
    }

    private static CatalogPath path(String lfn) {
        return CatalogPath.parse(lfn);
    }

    private static StorageUrl sfn(String lfn) {
        return new StorageUrl("root://se.example.org/" + lfn);
    }

    private long statements(Runnable work) {
        long before = executed.get();
        work.run();
        return executed.get() - before;
    }

    private void costs(int expected, Runnable work) {
        assertThat(statements(work)).isEqualTo(expected);
    }

    /** The same whether there are 10 or 1,000 items. */
    private void costsForAny(int expected, Consumer<Integer> work) {
        assertThat(List.of(statements(() -> work.accept(10)), statements(() -> work.accept(1_000))))
                .containsExactly((long) expected, (long) expected);
    }

    private static List<CatalogPath> files(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> path(prefix + i)).toList();
    }

    private void succeeds(List<? extends Change> changes) {
        List<Outcome<Effect>> outcomes = catalog.apply(Message.each(changes));
        assertThat(outcomes).allMatch(Outcome::isOk);
    }

    @Test
    void aPathOfAnyDepthIsLookedUpInOneStatement() {
        costs(1, () -> catalog.stat(path("/flat/file-1")));
        costs(1, () -> catalog.stat(path(DEEP + "/deep-1")));
        costs(1, () -> catalog.stat(path(DEEP)));
    }

    @Test
    void aThousandPathsAreLookedUpInOneStatement() {
        costsForAny(
                1,
                items -> assertThat(catalog.stat(files(DEEP + "/deep-", items), Follow.YES))
                        .allMatch(Outcome::isOk));
    }

    @Test
    void aThousandGuidsAreLookedUpInOneStatement() {
        List<Guid> guids = catalog.stat(files("/flat/file-", 1_000), Follow.YES).stream()
                .map(outcome -> outcome.require().guid())
                .toList();
        costsForAny(
                1,
                items -> assertThat(catalog.stat(guids.subList(0, items), Follow.YES))
                        .allMatch(Outcome::isOk));
    }

    @Test
    void permissionsAndAclsAreReadInOneStatement() {
        costsForAny(1, items -> catalog.getAcl(files("/flat/file-", items)));
        costsForAny(1, items -> catalog.checkPermission(files(DEEP + "/deep-", items), Rights.parse("r")));
    }

    @Test
    void replicasAreListedFromOneSnapshot() {
        costsForAny(
                3,
                items -> assertThat(catalog.listReplicas(files("/flat/file-", items)))
                        .allMatch(outcome -> outcome.require().size() == 1));
    }

    @Test
    void aPageOfADirectoryTakesTwoStatements() {
        costs(2, () -> catalog.list(path("/flat"), Glob.ANY, new PageRequest(10, null)));
        costs(2, () -> catalog.list(path(DEEP), Glob.ANY, new PageRequest(1_000, null)));
    }

    @Test
    void aSearchTakesAStatementForManyDirectories() {
        costs(3, () -> catalog.find(FindRequest.matching(path("/"), PathPattern.parse("*/file-1*")), entry -> {}));
    }

    @Test
    void makingDirectoriesTakesTheSameStatementsForAnyNumber() {
        costsForAny(4, (prefix, items) -> changes(prefix, items, Change.Mkdir::new));
    }

    @Test
    void registeringTakesTheSameStatementsForAnyNumberOfFiles() {
        costsForAny(6, (prefix, items) -> changes(prefix, items, StatementCountTest::file));
    }

    @Test
    void changingTakesTheSameStatementsForAnyNumberOfEntries() {
        register("/flat/changed-", 1_000);
        catalog.apply(new Change.Chmod(path("/flat/changed-0"), "0640"));
        costsForAny(4, items -> succeeds(changed(items, file -> new Change.Chmod(file, "0640"))));
        costsForAny(4, items -> succeeds(changed(items, file -> new Change.SetComment(file, "comment " + items))));
        costsForAny(4, items -> succeeds(changed(items, file -> new Change.SetTimes(file, null, null))));
        costsForAny(
                6,
                items -> succeeds(
                        changed(items, file -> Change.SetReplica.status(sfn(file.text()), ReplicaStatus.LOST))));
    }

    private static List<Change> changed(int items, Function<CatalogPath, Change> change) {
        return changes("/flat/changed-", items, change);
    }

    @Test
    void movingTakesTheSameStatementsForAnyNumberOfEntries() {
        costsForAnyOfNew(
                6,
                files -> files.stream()
                        .map(file -> new Change.Rename(file, path(file.text() + ".moved")))
                        .toList());
    }

    @Test
    void removingTakesTheSameStatementsForAnyNumberOfEntries() {
        costsForAnyOfNew(7, files -> files.stream().map(Change.Remove::new).toList());
    }

    @Test
    void attributesAreSetReadAndQueriedInTheSameStatementsForAnyNumberOfEntries() {
        catalog.apply(new CreateSchema("counted", List.of(new AttributeDefinition("run", AttributeType.INT))));
        catalog.apply(new SetSchema(path(DEEP), "counted"));
        String prefix = DEEP + "/deep-";
        costsForAny(8, items -> succeeds(changes(prefix, items, file -> new SetAttributes(file, Map.of("run", "7")))));
        costsForAny(
                5,
                items -> assertThat(catalog.getAttributes(files(prefix, items), List.of()))
                        .allMatch(outcome -> !outcome.require().attributes().isEmpty()));
        costsForAny(
                5,
                items -> assertThat(catalog.query(path(DEEP), Query.parse("run > 0"), new PageRequest(items, null))
                                .items())
                        .hasSize(items));
    }

    /** Each number of items under names of its own. */
    private void costsForAny(int expected, BiFunction<String, Integer, List<Change>> changes) {
        String prefix = DEEP + "/made-" + made++ + "-";
        costsForAny(expected, items -> succeeds(changes.apply(prefix + items + "-", items)));
    }

    /** Of files that are made before the counting begins. */
    private void costsForAnyOfNew(int expected, Function<List<CatalogPath>, List<? extends Change>> changes) {
        String prefix = "/flat/new-" + made++ + "-";
        register(prefix + "10-", 10);
        register(prefix + "1000-", 1_000);
        costsForAny(expected, items -> succeeds(changes.apply(files(prefix + items + "-", items))));
    }

    private static List<Change> changes(String prefix, int count, Function<CatalogPath, Change> change) {
        return files(prefix, count).stream().map(change).toList();
    }
}
