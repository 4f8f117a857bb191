package org.waymark.server.e2e.clients;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a client program reports in the form of the Test Anything Protocol: {@code ok - NAME} or {@code not ok - NAME}, lines
 * with {@code #} that explain the one before, and at the end {@code 1..COUNT}.
 */
final class Report {

    private static final String OK = "ok - ";
    private static final String NOT_OK = "not ok - ";

    private final List<DynamicTest> tests = new ArrayList<>();

    private Report(Program.Run run) {
        List<String> lines = run.output().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith(OK)) {
                add(line.substring(OK.length()), true, "");
            } else if (line.startsWith(NOT_OK)) {
                add(line.substring(NOT_OK.length()), false, remarks(lines.subList(i + 1, lines.size())));
            }
        }
        boolean whole = !tests.isEmpty() && lines.contains("1.." + tests.size());
        add("the program came to its end", whole, "exit code %d:%n%s".formatted(run.exitCode(), run.output()));
    }

    /** A test for everything that a run of {@code program} tells of, and one for its having come to its end. */
    static Stream<DynamicTest> of(Program program) {
        return new Report(program.run()).tests.stream();
    }

    private void add(String name, boolean holds, String reason) {
        tests.add(DynamicTest.dynamicTest(name, () -> {
            if (!holds) {
                throw new AssertionError(reason);
            }
        }));
    }

    private static String remarks(List<String> following) {
        return following.stream()
                .takeWhile(line -> line.startsWith("#"))
                .map(line -> line.substring(1).strip())
                .collect(Collectors.joining("\n"));
    }
}
