package org.waymark.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The migrations of both databases make the same tables, columns, indexes and sequences. */
class MigrationParityTest {

    private static final Pattern TABLE =
            Pattern.compile("CREATE TABLE (\\w+) \\((.*?)\\)\\s*(?:WITH \\(.*?\\)|ROWDEPENDENCIES)?;", Pattern.DOTALL);
    private static final Pattern ADDED = Pattern.compile("ALTER TABLE (\\w+) ADD (\\w+)");
    private static final Pattern COLUMN = Pattern.compile("^\\s*([a-z_]+)\\s+[a-zA-Z]", Pattern.MULTILINE);
    private static final Pattern NAMED =
            Pattern.compile("CREATE (?:UNIQUE )?(?:INDEX|SEQUENCE) (\\w+)|CONSTRAINT (\\w+)");

    /** What only one of the two needs, and why. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "change_log.transaction", "Oracle's ORA_ROWSCN tells the order of commits",
            "change_log_order", "Oracle's key of the change log is its id");

    @Test
    void bothDatabasesHaveTheSameTablesAndColumns() {
        assertThat(columns("oracle")).isEqualTo(columns("postgresql"));
    }

    @Test
    void bothDatabasesHaveTheSameIndexesSequencesAndConstraints() {
        assertThat(named("oracle")).isEqualTo(named("postgresql"));
    }

    private static Map<String, Set<String>> columns(String folder) {
        Map<String, Set<String>> tables = new TreeMap<>();
        Matcher table = TABLE.matcher(script(folder));
        while (table.find()) {
            Set<String> columns = new TreeSet<>();
            Matcher column = COLUMN.matcher(table.group(2));
            while (column.find()) {
                if (!EXCEPTIONS.containsKey(table.group(1) + "." + column.group(1))) {
                    columns.add(column.group(1));
                }
            }
            tables.put(table.group(1), columns);
        }
        Matcher added = ADDED.matcher(script(folder));
        while (added.find()) {
            tables.get(added.group(1)).add(added.group(2));
        }
        assertThat(tables).containsKeys("entry", "replica", "acl", "principal", "change_log", "entry_attribute");
        return tables;
    }

    private static Set<String> named(String folder) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = NAMED.matcher(script(folder));
        while (matcher.find()) {
            names.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        names.removeAll(EXCEPTIONS.keySet());
        return names;
    }

    private static String script(String folder) {
        StringBuilder scripts = new StringBuilder();
        for (String version : List.of("V1__catalog", "V2__attributes")) {
            String name = "/db/migration/" + folder + "/" + version + ".sql";
            try (InputStream script = MigrationParityTest.class.getResourceAsStream(name)) {
                scripts.append(new String(script.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return scripts.toString().replaceAll("--[^\n]*", "");
    }
}
