package org.waymark.cli.quickstart;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.UsageException;

/** The program by which this command line was started, and which can start a server. */
record Launcher(Path home) {

    private static final String READY = "ready ";

    /**
     * Has the server run in the background, if it does not yet.
     *
     * @param options for the server
     * @return the server's URL, once it answers
     */
    String start(List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program().toString(), "start"));
        command.addAll(options);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        String url = null;
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        // Not to the end of the output, which the server may hold open for as long as it runs.
        for (String line = out.readLine(); line != null && url == null; ) {
            if (line.startsWith(READY)) {
                url = line.substring(READY.length()).strip();
            } else {
                line = out.readLine();
            }
        }
        int status = process.waitFor();
        if (status != 0 || url == null) {
            throw new UsageException(
                    "the server does not start (" + String.join(" ", command) + ": status " + status + ")");
        }
        return url;
    }

    private Path program() {
        return home.resolve(CommandLine.PROGRAM);
    }

    /** How somebody in {@code directory} calls the program. */
    String callFrom(Path directory) {
        return home.equals(directory) ? "./" + CommandLine.PROGRAM : program().toString();
    }
}
