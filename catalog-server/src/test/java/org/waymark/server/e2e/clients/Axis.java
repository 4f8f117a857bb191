package org.waymark.server.e2e.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.assertj.core.api.Assertions;

/** Axis 1.4, apart from the classes of today, and the programs that use what it generates. */
final class Axis {

    private static final Path SOURCES = Path.of("src", "test", "axis").toAbsolutePath();
    private static final Path LIBRARIES = Path.of("target", "axis").toAbsolutePath();

    private final String libraries = files(LIBRARIES, ".jar").collect(Collectors.joining(File.pathSeparator));
    private final Path work;
    private final Path stubs;
    private final Path classes;

    /** @param work an empty directory */
    Axis(Path work) {
        this.work = work;
        this.stubs = work.resolve("stubs");
        this.classes = work.resolve("classes");
    }

    /** Has stubs made from the contract at this URL. */
    void generate(URI contract) {
        String packages = SOURCES.resolve("NStoPkg.properties").toString();
        java(libraries, "org.apache.axis.wsdl.WSDL2Java", "-f", packages, "-o", stubs, contract)
                .run()
                .requireSuccess();
    }

    /** Compiles the stubs and the programs. */
    void compile() {
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-XDsuppressNotes"));
        arguments.addAll(List.of("-cp", withAssertions(), "-d", classes.toString()));
        files(stubs, ".java").forEach(arguments::add);
        files(SOURCES, ".java").forEach(arguments::add);
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int exitCode =
                ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments.toArray(String[]::new));
        assertThat(exitCode).as(messages.toString(StandardCharsets.UTF_8)).isZero();
    }

    /** One of the programs, by the name of its class. */
    Program program(String name, Object... arguments) {
        return java(classes + File.pathSeparator + withAssertions(), "org.waymark.clients.axis." + name, arguments);
    }

    private Program java(String classPath, String main, Object... arguments) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command =
                new ArrayList<>(List.of(java.toString(), "-XX:TieredStopAtLevel=1", "-cp", classPath, main));
        Stream.of(arguments).map(Object::toString).forEach(command::add);
        return new Program(work, command);
    }

    private String withAssertions() {
        String assertions = Assertions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        return libraries + File.pathSeparator + assertions;
    }

    private static Stream<String> files(Path root, String ending) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(Path::toString).filter(file -> file.endsWith(ending)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
