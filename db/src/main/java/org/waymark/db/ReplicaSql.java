package org.waymark.db;

import org.waymark.api.ReplicaQuery;

/** The statements about replicas. */
final class ReplicaSql {

    private static final String SELECT = """
            SELECT r.id, r.entry_id, r.sfn, r.status, r.type, r.master, r.pool, r.file_system, r.set_name, r.created_at,
                   r.accessed_at, r.pinned_until, r.expires_at, r.access_count, r.attributes
              FROM replica r
            """;

    private ReplicaSql() {}

    static String findBySfn(Dialect dialect) {
        return SELECT
                + switch (dialect) {
                    case POSTGRESQL -> " JOIN unnest(?::text[]) AS k (sfn) ON r.sfn = k.sfn";
                    case ORACLE ->
                        " JOIN JSON_TABLE(?, '$[*]' COLUMNS (sfn VARCHAR2(2048) PATH '$[0]')) k ON r.sfn = k.sfn";
                };
    }

    static String listByEntry(Dialect dialect) {
        return SELECT + " WHERE r.entry_id IN (" + EntrySql.keys(dialect) + ") ORDER BY r.master DESC, r.id";
    }

    /** Its parameters: the conditions that {@code query} has, in the order element, set, status; then after and most. */
    static String list(ReplicaQuery query) {
        return SELECT + " WHERE "
                + (query.storageElement() == null ? "" : "r.element = ? AND ")
                + (query.setName() == null ? "" : "r.set_name = ? AND ")
                + (query.status() == null ? "" : "r.status = ? AND ")
                + "r.id > ? ORDER BY r.id FETCH FIRST ? ROWS ONLY";
    }

    static String insert(Dialect dialect) {
        String into = """
                INSERT INTO replica (id, entry_id, sfn, element, status, type, master, pool, file_system, set_name,
                    created_at, accessed_at, pinned_until, expires_at, access_count, attributes)
                """;
        return into
                + switch (dialect) {
                    case POSTGRESQL -> """
                            SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::text[], ?::smallint[], ?::smallint[],
                                ?::smallint[], ?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[], ?::bigint[],
                                ?::bigint[], ?::bigint[], ?::text[])
                            ON CONFLICT DO NOTHING""";
                    case ORACLE -> """
                            SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                id NUMBER PATH '$[0]', entry_id NUMBER PATH '$[1]', sfn VARCHAR2(2048) PATH '$[2]',
                                element VARCHAR2(1020) PATH '$[3]', status NUMBER PATH '$[4]', type NUMBER PATH '$[5]',
                                master NUMBER PATH '$[6]', pool VARCHAR2(1020) PATH '$[7]',
                                file_system VARCHAR2(1020) PATH '$[8]', set_name VARCHAR2(1020) PATH '$[9]',
                                created_at NUMBER PATH '$[10]', accessed_at NUMBER PATH '$[11]',
                                pinned_until NUMBER PATH '$[12]', expires_at NUMBER PATH '$[13]',
                                access_count NUMBER PATH '$[14]', attributes CLOB PATH '$[15]'))""";
                };
    }

    static String update(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    UPDATE replica r
                       SET status = u.status, type = u.type, master = u.master, pool = u.pool,
                           file_system = u.file_system, set_name = u.set_name, accessed_at = u.accessed_at,
                           pinned_until = u.pinned_until, expires_at = u.expires_at, access_count = u.access_count,
                           attributes = u.attributes
                      FROM unnest(?::bigint[], ?::smallint[], ?::smallint[], ?::smallint[], ?::text[], ?::text[], ?::text[],
                                  ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::text[])
                        AS u (id, status, type, master, pool, file_system, set_name, accessed_at, pinned_until,
                              expires_at, access_count, attributes)
                     WHERE r.id = u.id""";
            case ORACLE -> """
                    MERGE INTO replica r
                    USING (SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                        id NUMBER PATH '$[0]', status NUMBER PATH '$[1]', type NUMBER PATH '$[2]',
                        master NUMBER PATH '$[3]', pool VARCHAR2(1020) PATH '$[4]',
                        file_system VARCHAR2(1020) PATH '$[5]', set_name VARCHAR2(1020) PATH '$[6]',
                        accessed_at NUMBER PATH '$[7]', pinned_until NUMBER PATH '$[8]', expires_at NUMBER PATH '$[9]',
                        access_count NUMBER PATH '$[10]', attributes CLOB PATH '$[11]'))) u
                       ON (r.id = u.id)
                     WHEN MATCHED THEN UPDATE
                       SET r.status = u.status, r.type = u.type, r.master = u.master, r.pool = u.pool,
                           r.file_system = u.file_system, r.set_name = u.set_name, r.accessed_at = u.accessed_at,
                           r.pinned_until = u.pinned_until, r.expires_at = u.expires_at,
                           r.access_count = u.access_count, r.attributes = u.attributes""";
        };
    }

    static String deleteByKey(Dialect dialect) {
        return "DELETE FROM replica WHERE id IN (" + EntrySql.keys(dialect) + ")";
    }

    static String deleteByEntry(Dialect dialect) {
        return "DELETE FROM replica WHERE entry_id IN (" + EntrySql.keys(dialect) + ")";
    }

    /** Takes the master's mark from replicas that lose it, before another one of the same file gets it. */
    static String demote(Dialect dialect) {
        return "UPDATE replica SET master = 0 WHERE id IN (" + EntrySql.keys(dialect) + ")";
    }
}
