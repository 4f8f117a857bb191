package org.waymark.server.e2e.clients;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.waymark.server.e2e.TestData;

/** Programs in Python work with the contracts that the server serves, through zeep. */
@ExtendWith(SharedServer.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ZeepTest {

    private static final Path SOURCES = Path.of("src", "test", "python").toAbsolutePath();
    private static final Path WORK = TestData.fresh(ZeepTest.class).directory();

    private String python;
    private URI services;

    @BeforeAll
    void needTheTools(URI server) {
        Optional<Path> found = Stream.of(Program.find("python3"), Optional.of(Path.of("/usr/bin/python3")))
                .flatMap(Optional::stream)
                .filter(ZeepTest::hasZeep)
                .findFirst();
        assumeTrue(found.isPresent(), "zeep is not installed (Debian: python3-zeep)");
        python = found.get().toString();
        services = server.resolve("/services/");
    }

    private static boolean hasZeep(Path python) {
        return python.toFile().canExecute()
                && new Program(WORK, python.toString(), "-c", "import zeep")
                                .run()
                                .exitCode()
                        == 0;
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesWaymarksOwnService() {
        Scene scene = scene("waymark");
        return run("waymark.py", services.resolve("Waymark"), scene.home());
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheFiremanCatalog() {
        Scene scene = scene("fireman");
        return run("fireman.py", services.resolve("FiremanCatalog"), scene.home());
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheMetadataCatalog() {
        Scene scene = scene("metadata");
        return run("metadata.py", services.resolve("MetadataCatalog"), scene.home());
    }

    @TestFactory
    Stream<DynamicTest> aBrokerUsesTheStorageIndexAndTheDataLocationInterface() {
        Scene scene = scene("broker");
        return run(
                "broker.py",
                services.resolve("StorageIndex"),
                services.resolve("DataLocationInterface"),
                scene.located(),
                scene.guid());
    }

    private Scene scene(String program) {
        return Scene.prepare(services.resolve("/"), "zeep." + program);
    }

    private Stream<DynamicTest> run(String program, Object... arguments) {
        List<String> command =
                new ArrayList<>(List.of(python, "-B", SOURCES.resolve(program).toString()));
        Stream.of(arguments).map(Object::toString).forEach(command::add);
        return Report.of(new Program(WORK, command));
    }
}
