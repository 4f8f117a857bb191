package org.waymark.db;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** The entries, by the statements of {@link EntrySql}. */
final class SqlEntryStore implements EntryStore {

    /** Above every name: no name holds this noncharacter. */
    private static final String END = new String(Character.toChars(0x10FFFF));

    private final Statements statements;
    private final Dialect dialect;
    private final Interning interning;
    private final IdBlock ids;

    SqlEntryStore(Statements statements, Interning interning, IdBlock ids) {
        this.statements = statements;
        this.dialect = statements.dialect();
        this.interning = interning;
        this.ids = ids;
    }

    private List<EntryRecord> query(String sql, Object... parameters) {
        return interning.records(statements.query(sql, row -> EntryRow.read(row, dialect), parameters));
    }

    @Override
    public List<EntryRecord> resolve(PathTrie trie) {
        Rows nodes = Rows.of(trie.nodes(), "integer", PathTrie.Node::number)
                .and(trie.nodes(), "integer", PathTrie.Node::above)
                .and(trie.nodes(), "text", PathTrie.Node::name)
                .and(trie.nodes(), "integer", node -> node.last() ? 1 : 0);
        Rows starts = Rows.of(trie.starts(), "integer", PathTrie.Start::number)
                .and(trie.starts(), "bigint", PathTrie.Start::id)
                .and(trie.starts(), "integer", start -> start.last() ? 1 : 0);
        String sql = EntrySql.resolve(dialect, trie.isSmall());
        if (trie.isSmall()) {
            return query(sql, nodes, starts);
        }
        return interning.records(statements.queryPlannedAfresh(sql, row -> EntryRow.read(row, dialect), nodes, starts));
    }

    @Override
    public List<EntryRecord> findByGuidWithAncestors(Collection<UUID> guids) {
        return query(EntrySql.findByGuidWithAncestors(dialect), Rows.of("uuid", guids.toArray()));
    }

    @Override
    public List<EntryRecord> findByKeyWithAncestors(Collection<Long> entryIds) {
        return query(EntrySql.findByKeyWithAncestors(dialect), Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public List<EntryRecord> lockByKey(Collection<Long> entryIds, LockStrength strength) {
        return query(EntrySql.lockByKey(dialect, strength), Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public void lockDirectoryMoves() {
        statements.query(EntrySql.lockDirectoryMoves(), row -> row.getInt(1));
    }

    @Override
    public Map<Long, List<Long>> findSomeChildren(Collection<Long> directories, int most) {
        Map<Long, List<Long>> children = new HashMap<>();
        statements
                .query(
                        EntrySql.findSomeChildren(dialect),
                        row -> new long[] {row.getLong(1), row.getLong(2)},
                        Rows.of("bigint", directories.toArray()),
                        most)
                .forEach(pair -> children.computeIfAbsent(pair[0], key -> new ArrayList<>())
                        .add(pair[1]));
        return children;
    }

    @Override
    public List<EntryRecord> findSubtree(Collection<Long> directories, int most) {
        return query(EntrySql.findSubtree(dialect), Rows.of("bigint", directories.toArray()), most);
    }

    @Override
    public List<EntryRecord> listChildren(List<ListFrom> directories, String prefix, int most) {
        Rows from = Rows.of(directories, "bigint", ListFrom::directory)
                .and(directories, "text", directory -> lowest(directory.after()));
        return query(EntrySql.listChildren(dialect), from, lowest(prefix), prefix + END, most, most);
    }

    /** Oracle takes an empty text for none at all; no name begins with this character. */
    private static String lowest(String text) {
        return text.isEmpty() ? "\u0001" : text;
    }

    @Override
    public List<EntryRecord> select(Selection selection, long after, int most) {
        SelectionSql sql = new SelectionSql(dialect);
        String condition = sql.condition(selection);
        List<Object> parameters = new ArrayList<>(List.of(after));
        parameters.addAll(sql.parameters());
        parameters.add(most);
        return interning.records(statements.queryPlannedAfresh(
                EntrySql.select(condition), row -> EntryRow.read(row, dialect), parameters.toArray()));
    }

    @Override
    public List<EntryRecord> findLinksTo(Collection<String> targets) {
        return query(EntrySql.findLinksTo(dialect), Rows.of("text", targets.toArray()));
    }

    @Override
    public boolean insert(List<EntryRecord> entries) {
        List<EntryRow> rows = interning.rows(entries);
        int inserted = statements.update(
                EntrySql.insert(dialect),
                Rows.of(rows, "bigint", EntryRow::id)
                        .and(rows, "bigint", EntryRow::parentId)
                        .and(rows, "text", EntryRow::name)
                        .and(rows, "smallint", EntryRow::kind)
                        .and(rows, "uuid", EntryRow::guid)
                        .and(rows, "integer", EntryRow::ownerId)
                        .and(rows, "integer", EntryRow::groupId)
                        .and(rows, "integer", EntryRow::aclId)
                        .and(rows, "integer", EntryRow::defaultAclId)
                        .and(rows, "smallint", EntryRow::special)
                        .and(rows, "bigint", EntryRow::size)
                        .and(rows, "text", EntryRow::checksums)
                        .and(rows, "text", EntryRow::target)
                        .and(rows, "text", EntryRow::comment)
                        .and(rows, "bigint", EntryRow::createdAt)
                        .and(rows, "bigint", EntryRow::accessedAt)
                        .and(rows, "bigint", EntryRow::changedAt)
                        .and(rows, "bigint", EntryRow::version)
                        .and(rows, "bigint", EntryRow::modifiedAt));
        return inserted == rows.size();
    }

    @Override
    public void update(List<EntryRecord> entries) {
        List<EntryRow> rows = interning.rows(entries);
        statements.update(
                EntrySql.update(dialect),
                Rows.of(rows, "bigint", EntryRow::id)
                        .and(rows, "bigint", row -> row.id() == EntryRecord.ROOT_ID ? null : row.parentId())
                        .and(rows, "text", EntryRow::name)
                        .and(rows, "integer", EntryRow::ownerId)
                        .and(rows, "integer", EntryRow::groupId)
                        .and(rows, "integer", EntryRow::aclId)
                        .and(rows, "integer", EntryRow::defaultAclId)
                        .and(rows, "smallint", EntryRow::special)
                        .and(rows, "bigint", EntryRow::size)
                        .and(rows, "text", EntryRow::checksums)
                        .and(rows, "text", EntryRow::comment)
                        .and(rows, "bigint", EntryRow::accessedAt)
                        .and(rows, "bigint", EntryRow::changedAt)
                        .and(rows, "bigint", EntryRow::version)
                        .and(rows, "bigint", EntryRow::modifiedAt));
    }

    @Override
    public void park(Collection<Long> entryIds) {
        statements.update(EntrySql.park(dialect), Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public void deleteByKey(Collection<Long> entryIds) {
        statements.update(EntrySql.deleteByKey(dialect), Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public void touchDirectories(Set<Long> directories, long now) {
        statements.update(EntrySql.touchDirectories(dialect), Rows.of("bigint", directories.toArray()), now, now);
    }

    @Override
    public void forgetDirectoryTimes(Collection<Long> directories) {
        statements.update(EntrySql.forgetDirectoryTimes(dialect), Rows.of("bigint", directories.toArray()));
    }

    @Override
    public long nextId() {
        return ids.next(statements);
    }
}
