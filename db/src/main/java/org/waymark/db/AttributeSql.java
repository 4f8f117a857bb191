package org.waymark.db;

/** The statements about what entries have of attributes. */
final class AttributeSql {

    private AttributeSql() {}

    /** Values of attributes that were removed do not join. */
    static String listByEntry(Dialect dialect) {
        return """
                SELECT v.entry_id, a.id, a.name, a.type, v.whole_value, v.real_value, v.text_value
                  FROM entry_attribute v JOIN attribute a ON a.id = v.attribute_id
                 WHERE v.entry_id IN (""" + EntrySql.keys(dialect) + ")";
    }

    static String findSchemas(Dialect dialect) {
        return "SELECT id, schema_id FROM entry WHERE schema_id IS NOT NULL AND id IN (" + EntrySql.keys(dialect) + ")";
    }

    static String insert(Dialect dialect) {
        return "INSERT INTO entry_attribute (entry_id, attribute_id, whole_value, real_value, text_value) "
                + switch (dialect) {
                    case POSTGRESQL ->
                        "SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::bigint[], ?::float8[], ?::text[])";
                    case ORACLE -> """
                            SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                entry_id NUMBER PATH '$[0]', attribute_id NUMBER PATH '$[1]', whole_value NUMBER PATH '$[2]',
                                real_value BINARY_DOUBLE PATH '$[3]', text_value VARCHAR2(1024) PATH '$[4]'))""";
                };
    }

    static String delete(Dialect dialect) {
        return "DELETE FROM entry_attribute WHERE (entry_id, attribute_id) IN ("
                + switch (dialect) {
                    case POSTGRESQL -> "SELECT * FROM unnest(?::bigint[], ?::bigint[]))";
                    case ORACLE -> """
                            SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                                entry_id NUMBER PATH '$[0]', attribute_id NUMBER PATH '$[1]')))""";
                };
    }

    static String setSchemas(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    UPDATE entry e SET schema_id = u.schema_id
                      FROM unnest(?::bigint[], ?::bigint[]) AS u (id, schema_id) WHERE e.id = u.id""";
            case ORACLE -> """
                    MERGE INTO entry e
                    USING (SELECT * FROM JSON_TABLE(?, '$[*]' COLUMNS (
                               id NUMBER PATH '$[0]', schema_id NUMBER PATH '$[1]'))) u
                       ON (e.id = u.id)
                     WHEN MATCHED THEN UPDATE SET e.schema_id = u.schema_id""";
        };
    }
}
