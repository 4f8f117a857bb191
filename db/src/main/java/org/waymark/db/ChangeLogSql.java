package org.waymark.db;

/** The statements about the change log. */
final class ChangeLogSql {

    private static final String INTO =
            "INSERT INTO change_log (operation, entry_id, guid, old_path, new_path, caller_id, made_at, request_id) ";

    private ChangeLogSql() {}

    static String append(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> INTO + """
                    SELECT c.operation, c.entry_id, c.guid, c.old_path, c.new_path, ?, ?, ?
                      FROM unnest(?::smallint[], ?::bigint[], ?::uuid[], ?::text[], ?::text[])
                        AS c (operation, entry_id, guid, old_path, new_path)""";
            case ORACLE -> INTO + """
                    SELECT c.operation, c.entry_id, c.guid, c.old_path, c.new_path, ?, ?, ?
                      FROM JSON_TABLE(?, '$[*]' COLUMNS (
                               operation NUMBER PATH '$[0]', entry_id NUMBER PATH '$[1]', guid VARCHAR2(36) PATH '$[2]',
                               old_path VARCHAR2(4096) PATH '$[3]', new_path VARCHAR2(4000) PATH '$[4]')) c""";
        };
    }

    /**
     * The rows behind a position. PostgreSQL: of transactions older than any that is still running. Oracle: in the order of
     * their commits, which {@code ORA_ROWSCN} tells where a table keeps row dependencies.
     */
    static String list(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    SELECT c.transaction::text, c.id, c.operation, c.entry_id, c.guid, c.old_path, c.new_path, p.name,
                           c.made_at, c.request_id
                      FROM change_log c JOIN principal p ON p.id = c.caller_id
                     WHERE (c.transaction, c.id) > (?::xid8, ?)
                       AND c.transaction < pg_snapshot_xmin(pg_current_snapshot())
                     ORDER BY c.transaction, c.id
                     LIMIT ?""";
            case ORACLE -> """
                    SELECT TO_CHAR(c.ORA_ROWSCN), c.id, c.operation, c.entry_id, c.guid, c.old_path, c.new_path, p.name,
                           c.made_at, c.request_id
                      FROM change_log c JOIN principal p ON p.id = c.caller_id
                     WHERE c.ORA_ROWSCN > TO_NUMBER(?) OR (c.ORA_ROWSCN = TO_NUMBER(?) AND c.id > ?)
                     ORDER BY c.ORA_ROWSCN, c.id
                     FETCH FIRST ? ROWS ONLY""";
        };
    }
}
