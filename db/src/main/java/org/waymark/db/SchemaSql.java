package org.waymark.db;

/** The statements about schemas and their attributes. */
final class SchemaSql {

    /** A row for each attribute of a schema, or one without any; to be completed by where the schemas come from. */
    private static final String SELECT = """
            SELECT s.id, s.name, p.name, a.id, a.name, a.type
              FROM %s s JOIN principal p ON p.id = s.owner_id LEFT JOIN attribute a ON a.schema_id = s.id
            """;

    private SchemaSql() {}

    static String findByKey(Dialect dialect) {
        return SELECT.formatted("attribute_schema") + " WHERE s.id IN (" + EntrySql.keys(dialect) + ")";
    }

    static String findByName(Dialect dialect) {
        return SELECT.formatted("attribute_schema") + " WHERE s.name IN (" + names(dialect) + ")";
    }

    static String findByAttribute(Dialect dialect) {
        return SELECT.formatted("attribute_schema")
                + " WHERE s.id IN (SELECT d.schema_id FROM attribute d WHERE d.name IN (" + names(dialect) + "))";
    }

    private static String names(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT unnest(?::text[])";
            case ORACLE -> "SELECT k.name FROM JSON_TABLE(?, '$[*]' COLUMNS (name VARCHAR2(128) PATH '$[0]')) k";
        };
    }

    static String list() {
        return SELECT.formatted("(SELECT * FROM attribute_schema WHERE name > ? ORDER BY name FETCH FIRST ? ROWS ONLY)")
                + " ORDER BY s.name";
    }

    static String insert(Dialect dialect) {
        return "INSERT INTO attribute_schema (id, owner_id, name) "
                + switch (dialect) {
                    case POSTGRESQL -> "SELECT * FROM unnest(?::bigint[], ?::integer[], ?::text[])";
                    case ORACLE -> """
                            SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                id NUMBER PATH '$[0]', owner_id NUMBER PATH '$[1]', name VARCHAR2(128) PATH '$[2]'))""";
                };
    }

    static String insertAttributes(Dialect dialect) {
        return "INSERT INTO attribute (id, schema_id, type, name) "
                + switch (dialect) {
                    case POSTGRESQL -> "SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::smallint[], ?::text[])";
                    case ORACLE -> """
                            SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                id NUMBER PATH '$[0]', schema_id NUMBER PATH '$[1]', type NUMBER PATH '$[2]',
                                name VARCHAR2(128) PATH '$[3]'))""";
                };
    }

    static String deleteAttributes(Dialect dialect) {
        return "DELETE FROM attribute WHERE id IN (" + EntrySql.keys(dialect) + ")";
    }

    static String delete(Dialect dialect) {
        return "DELETE FROM attribute_schema WHERE id IN (" + EntrySql.keys(dialect) + ")";
    }

    static String noteRemoved(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "INSERT INTO removed_definition (removed_at, id) SELECT ?, unnest(?::bigint[])";
            case ORACLE -> """
                    INSERT INTO removed_definition (removed_at, id)
                    SELECT ?, k.id FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) k""";
        };
    }

    static String clearValues(String column) {
        return """
                DELETE FROM entry_attribute
                 WHERE (entry_id, attribute_id) IN (
                       SELECT v.entry_id, v.attribute_id
                         FROM removed_definition d
                         JOIN entry_attribute v ON v.attribute_id = d.id AND v.%s IS NOT NULL
                        FETCH FIRST ? ROWS ONLY)""".formatted(column);
    }

    static String clearSettings() {
        return """
                UPDATE entry SET schema_id = NULL
                 WHERE id IN (SELECT e.id FROM removed_definition d JOIN entry e ON e.schema_id = d.id
                               FETCH FIRST ? ROWS ONLY)""";
    }

    static String forgetRemoved() {
        return "DELETE FROM removed_definition WHERE removed_at < ?";
    }
}
