package org.waymark.db;

/** The statements about entries. */
final class EntrySql {

    /** What {@link EntryRow} reads, in its order, but for the time of modification, which comes last. */
    private static final String COLUMNS = """
            e.id, e.parent_id, e.name, e.kind, e.guid, e.owner_id, e.group_id, e.acl_id, e.default_acl_id, e.special,
            e.size_, e.checksums, e.target, e.comment_, e.created_at, e.accessed_at, e.changed_at, e.version""";

    private static final String STORED_TIME = ", e.modified_at";

    /** Of a directory, the time at which a name in it last came or went counts, if that was later. */
    static final String MODIFIED = """
            CASE WHEN e.kind = 0 THEN GREATEST(e.modified_at, COALESCE(
                (SELECT max(t.changed_at) FROM directory_time t WHERE t.directory_id = e.id), e.modified_at))
              ELSE e.modified_at END""";

    private static final String EXACT_TIME = ", " + MODIFIED;

    private EntrySql() {}

    static String resolve(Dialect dialect, boolean small) {
        String last = EXACT_TIME.replace("e.kind = 0", "e.kind = 0 AND w.last = 1");
        return switch (dialect) {
            // OFFSET 0 keeps each step a look-up in the index, whatever the planner believes of the sizes. A large
            // look-up is
            // planned with its real sizes; the comment keeps the two plans apart.
            case POSTGRESQL ->
                (small ? "" : "/* bulk */ ")
                        + """
                    WITH RECURSIVE node (num, above, name, last) AS MATERIALIZED (SELECT * FROM unnest(?, ?, ?, ?)),
                    walk (num, last, e) AS (
                        SELECT s.num, s.last, x.e
                          FROM unnest(?, ?, ?) AS s (num, id, last)
                         CROSS JOIN LATERAL (SELECT e FROM entry e WHERE e.id = s.id OFFSET 0) AS x (e)
                        UNION ALL
                        SELECT n.num, n.last, x.e
                          FROM walk w JOIN node n ON n.above = w.num
                         CROSS JOIN LATERAL (SELECT c FROM entry c
                                              WHERE c.parent_id = (w.e).id AND c.name = n.name OFFSET 0) AS x (e)
                    )
                    SELECT\s"""
                        + COLUMNS + last + " FROM walk w CROSS JOIN LATERAL (SELECT (w.e).*) AS e";
            case ORACLE -> """
                    WITH node (num, above, name, last) AS (
                        SELECT /*+ MATERIALIZE */ * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                            num NUMBER PATH '$[0]', above NUMBER PATH '$[1]', name VARCHAR2(1020) PATH '$[2]',
                            last NUMBER PATH '$[3]'))),
                    walk (num, last, id) AS (
                        SELECT s.num, s.last, e.id
                          FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                   num NUMBER PATH '$[0]', id NUMBER PATH '$[1]', last NUMBER PATH '$[2]')) s
                          JOIN entry e ON e.id = s.id
                        UNION ALL
                        SELECT n.num, n.last, c.id
                          FROM walk w
                          JOIN node n ON n.above = w.num
                          JOIN entry c ON c.parent_id = w.id AND c.name = n.name
                    )
                    SELECT\s""" + COLUMNS + last + " FROM walk w JOIN entry e ON e.id = w.id";
        };
    }

    static String findByGuidWithAncestors(Dialect dialect) {
        return upwardFrom(dialect, "guid", "uuid", "VARCHAR2(36)");
    }

    static String findByKeyWithAncestors(Dialect dialect) {
        return upwardFrom(dialect, "id", "bigint", "NUMBER");
    }

    private static String upwardFrom(Dialect dialect, String column, String type, String oracleType) {
        return switch (dialect) {
            case POSTGRESQL ->
                """
                    WITH RECURSIVE up (id, parent_id) AS (
                        SELECT x.id, x.parent_id
                          FROM unnest(?::%s[]) AS k (wanted)
                         CROSS JOIN LATERAL (SELECT e.id, e.parent_id FROM entry e WHERE e.%s = k.wanted OFFSET 0) AS x
                        UNION
                        SELECT x.id, x.parent_id
                          FROM up u
                         CROSS JOIN LATERAL (SELECT p.id, p.parent_id FROM entry p WHERE p.id = u.parent_id OFFSET 0) AS x
                    )
                    SELECT\s""".formatted(type, column)
                        + COLUMNS + EXACT_TIME
                        + " FROM up u CROSS JOIN LATERAL (SELECT * FROM entry e WHERE e.id = u.id OFFSET 0) AS e";
            case ORACLE ->
                """
                    WITH up (id, parent_id) AS (
                        SELECT e.id, e.parent_id
                          FROM JSON_TABLE(?, '$[*]' COLUMNS (wanted %s PATH '$[0]')) k
                          JOIN entry e ON e.%s = k.wanted
                        UNION ALL
                        SELECT p.id, p.parent_id FROM up u JOIN entry p ON p.id = u.parent_id
                    )
                    SELECT\s""".formatted(oracleType, column)
                        + COLUMNS + EXACT_TIME + " FROM entry e WHERE e.id IN (SELECT id FROM up)";
        };
    }

    static String lockByKey(Dialect dialect, EntryStore.LockStrength strength) {
        String locked = "SELECT " + COLUMNS + STORED_TIME + " FROM entry e WHERE e.id IN (" + keys(dialect)
                + ") ORDER BY e.id FOR ";
        return switch (dialect) {
            case POSTGRESQL ->
                locked
                        + switch (strength) {
                            case UPDATE -> "NO KEY UPDATE OF e";
                            case REMOVE -> "UPDATE OF e";
                        };
            case ORACLE -> locked + "UPDATE OF e.id";
        };
    }

    /** A sub-select of the ids that are sent along. */
    static String keys(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT unnest(?::bigint[])";
            case ORACLE -> "SELECT k.id FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) k";
        };
    }

    static String lockDirectoryMoves() {
        return "SELECT id FROM tree_lock FOR UPDATE";
    }

    static String findSomeChildren(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    SELECT d.id, c.id
                      FROM unnest(?::bigint[]) AS d (id)
                     CROSS JOIN LATERAL (SELECT e.id FROM entry e WHERE e.parent_id = d.id LIMIT ?) AS c""";
            case ORACLE -> """
                    SELECT d.id, c.id
                      FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) d
                     CROSS APPLY (SELECT e.id FROM entry e WHERE e.parent_id = d.id FETCH FIRST ? ROWS ONLY) c""";
        };
    }

    static String findSubtree(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL ->
                """
                    WITH RECURSIVE down (e) AS (
                        SELECT x.e
                          FROM unnest(?::bigint[]) AS d (id)
                         CROSS JOIN LATERAL (SELECT c FROM entry c WHERE c.parent_id = d.id OFFSET 0) AS x (e)
                        UNION ALL
                        SELECT x.e
                          FROM down d
                         CROSS JOIN LATERAL (SELECT c FROM entry c WHERE c.parent_id = (d.e).id OFFSET 0) AS x (e)
                         WHERE (d.e).kind = 0
                    )
                    SELECT\s""" + COLUMNS + STORED_TIME + " FROM down d CROSS JOIN LATERAL (SELECT (d.e).*) AS e LIMIT ?";
            case ORACLE ->
                """
                    WITH down (id, kind) AS (
                        SELECT c.id, c.kind
                          FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) d
                          JOIN entry c ON c.parent_id = d.id
                        UNION ALL
                        SELECT c.id, c.kind FROM down d JOIN entry c ON c.parent_id = d.id WHERE d.kind = 0
                    )
                    SELECT\s""" + COLUMNS + STORED_TIME + " FROM down d JOIN entry e ON e.id = d.id FETCH FIRST ? ROWS ONLY";
        };
    }

    static String listChildren(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT " + COLUMNS + EXACT_TIME + """
                      FROM unnest(?::bigint[], ?::text[]) AS d (id, after)
                     CROSS JOIN LATERAL (SELECT * FROM entry c
                                          WHERE c.parent_id = d.id AND c.name > d.after AND c.name >= ? AND c.name < ?
                                          ORDER BY c.name
                                          LIMIT ?) AS e
                     LIMIT ?""";
            case ORACLE -> "SELECT " + COLUMNS + EXACT_TIME + """
                      FROM JSON_TABLE(?, '$[*]' COLUMNS (
                               place FOR ORDINALITY, id NUMBER PATH '$[0]', after VARCHAR2(1020) PATH '$[1]')) d
                     CROSS APPLY (SELECT * FROM entry c
                                   WHERE c.parent_id = d.id AND c.name > d.after AND c.name >= ? AND c.name < ?
                                   ORDER BY c.name
                                   FETCH FIRST ? ROWS ONLY) e
                     ORDER BY d.place, e.name
                     FETCH FIRST ? ROWS ONLY""";
        };
    }

    static String findLinksTo(Dialect dialect) {
        String links = "SELECT " + COLUMNS + STORED_TIME + " FROM entry e WHERE e.target IN (";
        return links
                + switch (dialect) {
                    case POSTGRESQL -> "SELECT unnest(?::text[]))";
                    case ORACLE -> "SELECT k.t FROM JSON_TABLE(?, '$[*]' COLUMNS (t VARCHAR2(4096) PATH '$[0]')) k)";
                };
    }

    /** Its parameters: where to go on, those of the condition, how many at most. */
    static String select(String condition) {
        return "SELECT " + COLUMNS + EXACT_TIME + " FROM entry e WHERE e.id > ? AND " + condition
                + " ORDER BY e.id FETCH FIRST ? ROWS ONLY";
    }

    private static final String WRITTEN = """
            id, parent_id, name, kind, guid, owner_id, group_id, acl_id, default_acl_id, special, size_, checksums, target,
            comment_, created_at, accessed_at, changed_at, version, modified_at""";

    static String insert(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "INSERT INTO entry (" + WRITTEN + """
                    )
                    SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::smallint[], ?::uuid[], ?::integer[],
                        ?::integer[], ?::integer[], ?::integer[], ?::smallint[], ?::bigint[], ?::text[], ?::text[], ?::text[],
                        ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[])
                    ON CONFLICT DO NOTHING""";
            case ORACLE -> "INSERT INTO entry (" + WRITTEN + """
                    )
                    SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                        id NUMBER PATH '$[0]', parent_id NUMBER PATH '$[1]', name VARCHAR2(1020) PATH '$[2]',
                        kind NUMBER PATH '$[3]', guid VARCHAR2(36) PATH '$[4]', owner_id NUMBER PATH '$[5]',
                        group_id NUMBER PATH '$[6]', acl_id NUMBER PATH '$[7]', default_acl_id NUMBER PATH '$[8]',
                        special NUMBER PATH '$[9]', size_ NUMBER PATH '$[10]', checksums VARCHAR2(1000) PATH '$[11]',
                        target VARCHAR2(4096) PATH '$[12]', comment_ VARCHAR2(4000) PATH '$[13]',
                        created_at NUMBER PATH '$[14]', accessed_at NUMBER PATH '$[15]', changed_at NUMBER PATH '$[16]',
                        version NUMBER PATH '$[17]', modified_at NUMBER PATH '$[18]'))""";
        };
    }

    static String update(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    UPDATE entry e
                       SET parent_id = u.parent_id, name = u.name, owner_id = u.owner_id, group_id = u.group_id,
                           acl_id = u.acl_id, default_acl_id = u.default_acl_id, special = u.special, size_ = u.size_,
                           checksums = u.checksums, comment_ = u.comment_, accessed_at = u.accessed_at,
                           changed_at = u.changed_at, version = u.version, modified_at = u.modified_at
                      FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::integer[], ?::integer[], ?::integer[],
                                  ?::integer[], ?::smallint[], ?::bigint[], ?::text[], ?::text[], ?::bigint[], ?::bigint[],
                                  ?::bigint[], ?::bigint[])
                        AS u (id, parent_id, name, owner_id, group_id, acl_id, default_acl_id, special, size_, checksums,
                              comment_, accessed_at, changed_at, version, modified_at)
                     WHERE e.id = u.id""";
            case ORACLE -> """
                    MERGE INTO entry e
                    USING (SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                        id NUMBER PATH '$[0]', parent_id NUMBER PATH '$[1]', name VARCHAR2(1020) PATH '$[2]',
                        owner_id NUMBER PATH '$[3]', group_id NUMBER PATH '$[4]', acl_id NUMBER PATH '$[5]',
                        default_acl_id NUMBER PATH '$[6]', special NUMBER PATH '$[7]', size_ NUMBER PATH '$[8]',
                        checksums VARCHAR2(1000) PATH '$[9]', comment_ VARCHAR2(4096) PATH '$[10]',
                        accessed_at NUMBER PATH '$[11]', changed_at NUMBER PATH '$[12]', version NUMBER PATH '$[13]',
                        modified_at NUMBER PATH '$[14]'))) u
                       ON (e.id = u.id)
                     WHEN MATCHED THEN UPDATE
                       SET e.parent_id = u.parent_id, e.name = u.name, e.owner_id = u.owner_id, e.group_id = u.group_id,
                           e.acl_id = u.acl_id, e.default_acl_id = u.default_acl_id, e.special = u.special,
                           e.size_ = u.size_, e.checksums = u.checksums, e.comment_ = u.comment_,
                           e.accessed_at = u.accessed_at, e.changed_at = u.changed_at, e.version = u.version,
                           e.modified_at = u.modified_at""";
        };
    }

    /** A parked entry is in the root, under a name that no path can spell. */
    static String park(Dialect dialect) {
        String mark = dialect == Dialect.POSTGRESQL ? "chr(1)" : "CHR(1)";
        return "UPDATE entry SET parent_id = 1, name = " + mark + " || id WHERE id IN (" + keys(dialect) + ")";
    }

    static String deleteByKey(Dialect dialect) {
        return "DELETE FROM entry WHERE id IN (" + keys(dialect) + ")";
    }

    static String touchDirectories(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    WITH place AS (
                        SELECT d.id, f.place
                          FROM unnest(?::bigint[]) AS d (id)
                          LEFT JOIN LATERAL (SELECT t.ctid FROM directory_time t WHERE t.directory_id = d.id
                                              LIMIT 1 FOR UPDATE SKIP LOCKED) AS f (place) ON true
                    ), taken AS (
                        UPDATE directory_time t SET changed_at = GREATEST(t.changed_at, ?)
                          FROM place p WHERE t.directory_id = p.id AND t.ctid = p.place
                    )
                    INSERT INTO directory_time (directory_id, changed_at)
                    SELECT p.id, ? FROM place p WHERE p.place IS NULL""";
            // Oracle has no SKIP LOCKED inside a query: every writer adds a row, and the newest counts.
            case ORACLE -> """
                    INSERT INTO directory_time (directory_id, changed_at)
                    SELECT k.id, n.now
                      FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) k
                     CROSS JOIN (SELECT GREATEST(?, ?) AS now FROM dual) n""";
        };
    }

    static String forgetDirectoryTimes(Dialect dialect) {
        return "DELETE FROM directory_time WHERE directory_id IN (" + keys(dialect) + ")";
    }

    static String nextIds(Dialect dialect, String sequence) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT nextval('" + sequence + "')";
            case ORACLE -> "SELECT " + sequence + ".NEXTVAL FROM dual";
        };
    }
}
