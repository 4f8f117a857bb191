package org.waymark.cli.admin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.waymark.cli.Verbs;

class CompletionScriptTest {

    private final CompletionScript script = new CompletionScript(new Verbs());

    /** What bash offers for the words of a command line, the last of which is unfinished. */
    private String offered(Path directory, String... words) throws IOException, InterruptedException {
        Path file = Files.writeString(directory.resolve("completion"), script.bash());
        Path asked = directory.resolve("waymark");
        Files.writeString(asked, "#!/bin/sh\necho /grid/\necho \"$*\" >> " + directory.resolve("asked") + "\n");
        assertThat(asked.toFile().setExecutable(true)).isTrue();
        StringBuilder line = new StringBuilder("compopt() { :; }; . " + file + "; COMP_WORDS=(" + asked);
        for (String word : words) {
            line.append(" '").append(word).append('\'');
        }
        line.append("); COMP_CWORD=").append(words.length).append("; _waymark; echo \"${COMPREPLY[*]}\"");
        Process bash = new ProcessBuilder("bash", "-c", line.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).as(output).isZero();
        return output.strip();
    }

    @Test
    void bashCompletesCommandsOptionsAndNames(@TempDir Path directory) throws Exception {
        assertThat(offered(directory, "mk")).isEqualTo("mkdir");
        assertThat(offered(directory, "-q", "setd")).isEqualTo("setdefacl");
        assertThat(offered(directory, "ls", "--rec")).isEqualTo("--recursive");
        assertThat(offered(directory, "find", "/", "-na")).isEqualTo("-name");
        assertThat(offered(directory, "ls", "-l", "/gr")).isEqualTo("/grid/");
        assertThat(directory.resolve("asked")).hasContent("-q ls -dF -- /gr*");
    }

    @Test
    void theOtherShellsKnowEveryCommandAndOption() {
        assertThat(script.zsh()).contains("setdefacl", "--recursive");
        assertThat(script.fish())
                .contains("-a 'ls stat ")
                .contains("'__fish_seen_subcommand_from mkdir' -s p -l parents -d '")
                .contains("'__fish_seen_subcommand_from find' -o name -r -d '");
    }
}
