package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.waymark.api.Operation;
import org.waymark.cli.command.CommonOptions;
import org.waymark.cli.command.Help;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;

/** Keeps docs/reference/cli.md in step with what the commands declare. {@code -Ddocs.write=true} writes it anew. */
class ReferencePageTest {

    private static final Path PAGE = Path.of("..", "docs", "reference", "cli.md");

    private final Verbs verbs = new Verbs();

    private List<Syntax> declarations() {
        List<Syntax> declarations = new ArrayList<>();
        for (String name : verbs.names()) {
            Verb verb = verbs.named(name);
            assertThat(verb).as(name).isNotNull();
            if (verb != null) {
                declarations.add(verb.syntax());
            }
        }
        return declarations;
    }

    @Test
    void thePageSaysWhatTheCommandsDeclare() throws IOException {
        String page = page();
        if (Boolean.getBoolean("docs.write")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE)
                .content()
                .as("written anew by: mvn test -pl catalog-client -am -Ddocs.write=true")
                .isEqualTo(page);
    }

    @Test
    void everyCommandIsKnownByItsOwnName() {
        assertThat(declarations()).extracting(Syntax::name).isEqualTo(verbs.names());
    }

    @Test
    void everyOperationIsReachedByACommand() {
        Set<Operation> reached = EnumSet.noneOf(Operation.class);
        for (Syntax syntax : declarations()) {
            if (!syntax.name().equals("tx")) {
                reached.addAll(syntax.uses());
            }
        }
        assertThat(reached).containsExactlyInAnyOrder(Operation.values());
    }

    private String page() {
        StringBuilder page = new StringBuilder("""
                # The command line

                One program, `waymark COMMAND`; a link to it called `glite-catalog-COMMAND` is that command. Options and operands
                come in any order, letters may be bundled (`-lR`), and `--` ends the options. Common options may stand before the
                command too.

                An entry is named by its LFN (`/a/b` or `lfn:/a/b`), by `guid:GUID`, or by the storage URL of one of its replicas.
                In an LFN, `?`, `*` and `[a-z]` stand for what the catalog has, at any level; quote them from the shell. A pattern
                that matches nothing is an error, unless an entry has that very name. All times are UTC.

                Answers go to standard output, errors to standard error as `COMMAND: text`. The status is 0, or 1 if anything
                failed; what fails for one operand does not stop the others. With `--json` each line of the answer is an object as
                REST has it (for what is asked of each operand `{"key":..,"value":..}`, for entries the entry itself), and each
                error an object `{"verb":..,"key":..,"error":{"code":..,"message":..}}`.

                | variable | meaning |
                |---|---|
                | `WAYMARK_URL` | the catalog's URL (`http://127.0.0.1:8080`), to be spoken to in REST, or in SOAP when it ends in `/services/Waymark`; `-s` goes before it |
                | `WAYMARK_TOKEN` | a bearer token |
                | `WAYMARK_USER`, `WAYMARK_PASSWORD` | name and password |
                | `WAYMARK_USER`, `WAYMARK_GROUPS` | without a password: who to be, which only a server in insecure mode believes; the local user without groups, unless they are set. Groups are separated by commas, the first is that of new entries |
                | `WAYMARK_LFN_HOME` | where relative LFNs start |

                ## Options of every command

                """);
        for (Option option : CommonOptions.ALL) {
            page.append("* `").append(Help.spelling(option, Syntax.of("", Operands.NONE, "")));
            page.append("`: ").append(option.help()).append('\n');
        }
        for (Syntax syntax : declarations()) {
            append(syntax, page);
        }
        return page.toString();
    }

    private static void append(Syntax syntax, StringBuilder page) {
        page.append("\n## ")
                .append(syntax.name())
                .append("\n\n`")
                .append(Help.usage(syntax))
                .append("`: ");
        page.append(syntax.summary()).append(".\n");
        if (!syntax.options().isEmpty()) {
            page.append('\n');
        }
        for (Option option : syntax.options()) {
            page.append("* `")
                    .append(Help.spelling(option, syntax))
                    .append("`: ")
                    .append(option.help())
                    .append('\n');
        }
        for (String note : syntax.notes()) {
            page.append('\n').append(note).append('\n');
        }
        if (!syntax.uses().isEmpty() && !syntax.name().equals("tx")) {
            List<String> uses = new ArrayList<>();
            for (Operation operation : syntax.uses()) {
                uses.add("`" + operation.wireName() + "` (" + operation.right() + ")");
            }
            page.append("\nUses ").append(String.join("; ", uses)).append(".\n");
        }
    }
}
