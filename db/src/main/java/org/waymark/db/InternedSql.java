package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import org.waymark.api.Principal;

/** The statements about principals and ACLs. */
final class InternedSql {

    record NumberedPrincipal(int id, Principal principal) {}

    record NumberedAcl(int id, String body) {}

    record NumberedDigest(int id, String digest) {}

    private InternedSql() {}

    static NumberedPrincipal readPrincipal(ResultSet row) throws SQLException {
        Principal.Kind kind = Principal.Kind.values()[row.getInt(2)];
        return new NumberedPrincipal(row.getInt(1), new Principal(kind, row.getString(3)));
    }

    static NumberedAcl readAcl(ResultSet row) throws SQLException {
        return new NumberedAcl(row.getInt(1), row.getString(2));
    }

    static NumberedDigest readDigest(ResultSet row) throws SQLException {
        return new NumberedDigest(row.getInt(1), HexFormat.of().formatHex(row.getBytes(2)));
    }

    static String principalsById(Dialect dialect) {
        return "SELECT id, kind, name FROM principal WHERE id IN (" + numbers(dialect) + ")";
    }

    static String aclsById(Dialect dialect) {
        return "SELECT id, body FROM acl WHERE id IN (" + numbers(dialect) + ")";
    }

    private static String numbers(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT unnest(?::integer[])";
            case ORACLE -> "SELECT k.id FROM JSON_TABLE(?, '$[*]' COLUMNS (id NUMBER PATH '$[0]')) k";
        };
    }

    static String principalsByName(Dialect dialect) {
        return "SELECT p.id, p.kind, p.name FROM principal p JOIN "
                + switch (dialect) {
                    case POSTGRESQL -> "unnest(?::smallint[], ?::text[]) AS k (kind, name)";
                    case ORACLE -> named();
                }
                + " ON p.kind = k.kind AND p.name = k.name";
    }

    static String addPrincipals(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    INSERT INTO principal (kind, name) SELECT * FROM unnest(?::smallint[], ?::text[])
                    ON CONFLICT DO NOTHING""";
            case ORACLE ->
                "INSERT INTO principal (kind, name) SELECT k.kind, k.name FROM " + named()
                        + " WHERE NOT EXISTS (SELECT 1 FROM principal p WHERE p.kind = k.kind AND p.name = k.name)";
        };
    }

    private static String named() {
        return "JSON_TABLE(?, '$[*]' COLUMNS (kind NUMBER PATH '$[0]', name VARCHAR2(1024) PATH '$[1]')) k";
    }

    static String aclsByDigest(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> "SELECT id, digest FROM acl WHERE digest IN (SELECT unnest(?::bytea[]))";
            case ORACLE -> """
                    SELECT id, digest FROM acl
                     WHERE digest IN (SELECT HEXTORAW(k.digest)
                                        FROM JSON_TABLE(?, '$[*]' COLUMNS (digest VARCHAR2(64) PATH '$[0]')) k)""";
        };
    }

    static String addAcls(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    INSERT INTO acl (digest, body) SELECT * FROM unnest(?::bytea[], ?::text[])
                    ON CONFLICT DO NOTHING""";
            case ORACLE -> """
                    INSERT INTO acl (digest, body)
                    SELECT HEXTORAW(k.digest), k.body
                      FROM JSON_TABLE(?, '$[*]' COLUMNS (
                               digest VARCHAR2(64) PATH '$[0]', body CLOB PATH '$[1]')) k
                     WHERE NOT EXISTS (SELECT 1 FROM acl a WHERE a.digest = HEXTORAW(k.digest))""";
        };
    }

    /** Takes a key; changes no row if somebody has it. */
    static String claimKey(Dialect dialect) {
        return switch (dialect) {
            case POSTGRESQL -> """
                    INSERT INTO recorded_outcome (caller_id, message_key, item, made_at, digest) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT DO NOTHING""";
            case ORACLE -> """
                    INSERT /*+ IGNORE_ROW_ON_DUPKEY_INDEX(recorded_outcome, recorded_outcome_item) */
                      INTO recorded_outcome (caller_id, message_key, item, made_at, digest) VALUES (?, ?, ?, ?, ?)""";
        };
    }
}
