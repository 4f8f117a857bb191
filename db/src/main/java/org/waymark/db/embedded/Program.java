package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * A command line. It sees PATH of this JVM's environment and nothing else: what configures or unlocks other things here
 * is not for it.
 */
record Program(List<String> command) {
    /** How a program ended, with all that it wrote. */
    record Ended(int status, String output) {
        boolean failed() {
            return status != 0;
        }
    }

    /** The same, started by another program. */
    Program under(String... starter) {
        return new Program(
                ImmutableList.<String>builder().add(starter).addAll(command).build());
    }

    Ended runIn(Path directory) throws IOException {
        return runIn(directory, "");
    }

    /** Runs to the end; the input must be short. */
    Ended runIn(Path directory, String input) throws IOException {
        Process process = builder(directory).redirectErrorStream(true).start();
        try (OutputStream stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(UTF_8));
        } catch (IOException e) {
            // It ended without reading all of it: its output tells why.
        }
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Ended(Pauses.endOf(process), output);
    }

    /**
     * Starts and returns at once. In a session of its own: a Ctrl-C in the terminal goes to all programs of the JVM's
     * session, but only the JVM may decide when its database stops.
     */
    Process launchIn(Path directory, Path log) throws IOException {
        return under("setsid")
                .builder(directory)
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    private ProcessBuilder builder(Path directory) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().keySet().retainAll(List.of("PATH"));
        builder.environment().put("LC_ALL", "C");
        return builder;
    }
}
