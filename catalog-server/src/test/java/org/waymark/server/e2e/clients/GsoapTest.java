package org.waymark.server.e2e.clients;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.waymark.server.e2e.TestData;

/** Programs in C work with what gSOAP generates from the contracts that the server serves. */
@ExtendWith(SharedServer.class)
class GsoapTest {

    private static final Path SOURCES = Path.of("src", "test", "c").toAbsolutePath();
    private static final Path WORK = TestData.fresh(GsoapTest.class).directory();

    @BeforeAll
    static void needTheTools() {
        for (String tool : List.of("wsdl2h", "soapcpp2", "gcc")) {
            assumeTrue(Program.find(tool).isPresent(), tool + " is not installed (Debian: gsoap gcc)");
        }
        Program headers = new Program(WORK, "gcc", "-fsyntax-only", "-include", "stdsoap2.h", "-xc", "/dev/null");
        assumeTrue(headers.run().exitCode() == 0, "stdsoap2.h is not installed (Debian: libgsoap-dev libc6-dev)");
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheFiremanCatalog(URI server) {
        return catalogProgram(server, "FiremanCatalog");
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheMetadataCatalog(URI server) {
        return catalogProgram(server, "MetadataCatalog");
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheStorageIndex(URI server) {
        return brokerProgram(server, "StorageIndex");
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheDataLocationInterface(URI server) {
        return brokerProgram(server, "DataLocationInterface");
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesWaymarksOwnService(URI server) {
        return catalogProgram(server, "Waymark");
    }

    private static Stream<DynamicTest> catalogProgram(URI server, String service) {
        Scene scene = Scene.prepare(server, "gsoap." + service);
        return run(server, service, scene.home());
    }

    private static Stream<DynamicTest> brokerProgram(URI server, String service) {
        Scene scene = Scene.prepare(server, "gsoap." + service);
        return run(server, service, scene.located(), scene.guid());
    }

    private static Stream<DynamicTest> run(URI server, String service, String... arguments) {
        URI url = server.resolve("/services/" + service);
        Path directory = build(url, service);
        String[] command = Stream.concat(
                        Stream.of(directory.resolve("client").toString(), url.toString()), Stream.of(arguments))
                .toArray(String[]::new);
        return Report.of(new Program(directory, command));
    }

    /** Generates, compiles and links, as the manual of gSOAP says. */
    private static Path build(URI url, String service) {
        Path directory = WORK.resolve(service);
        String header = service + ".h";
        String typemap = SOURCES.resolve("typemap.dat").toString();
        String client = SOURCES.resolve(service + ".c").toString();
        tool(directory, "wsdl2h", "-c", "-t", typemap, "-o", header, url + "?wsdl");
        tool(directory, "soapcpp2", "-c", "-C", "-L", "-x", header);
        tool(
                directory,
                "gcc",
                "-w",
                "-I.",
                "-I" + SOURCES,
                "-o",
                "client",
                client,
                "soapC.c",
                "soapClient.c",
                "-lgsoap");
        return directory;
    }

    private static void tool(Path directory, String... command) {
        new Program(directory, command).run().requireSuccess();
    }
}
