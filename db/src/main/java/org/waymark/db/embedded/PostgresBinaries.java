package org.waymark.db.embedded;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * PostgreSQL's own programs, unpacked from the jar for this machine's processor.
 *
 * @param directory what holds {@code bin}, {@code lib} and {@code share}; it can be moved and read by everybody
 */
record PostgresBinaries(Path directory) {
    /** As {@code postgres --version} tells it. */
    static final String VERSION = "17.11";

    /** Servers of the same major version read each other's data directories. */
    static final String MAJOR = "17";

    private static final String NAME = "postgres-" + VERSION;
    private static final String UNFINISHED = NAME + ".unfinished-";
    private static final Set<PosixFilePermission> EXECUTABLE = PosixFilePermissions.fromString("rwxr-xr-x");
    private static final Set<PosixFilePermission> READABLE = PosixFilePermissions.fromString("rw-r--r--");
    private static final int OWNER_MAY_EXECUTE = 0100;

    /** Unpacks into this directory unless it was done before; never seen half done. */
    static PostgresBinaries unpackedIn(Path home) throws IOException {
        Path directory = home.resolve(NAME);
        if (Files.notExists(directory)) {
            String archive = archive(System.getProperty("os.name"), System.getProperty("os.arch"));
            deleteUnfinished(home);
            Path unfinished = Files.createTempDirectory(home, UNFINISHED);
            unpack(archive, unfinished);
            Files.setPosixFilePermissions(unfinished, EXECUTABLE);
            PrivateFile.rename(unfinished, directory);
        }
        return new PostgresBinaries(directory);
    }

    static String archive(String system, String processor) {
        return switch (system + " on " + processor) {
            case "Linux on amd64", "Linux on x86_64" -> "/postgres-linux-x86_64.txz";
            case "Linux on aarch64", "Linux on arm64" -> "/postgres-linux-arm_64.txz";
            default ->
                throw new EmbeddedPostgresException("There is no embedded database for " + system + " on "
                        + processor
                        + ", only for Linux on amd64 and aarch64. Give Waymark a PostgreSQL server of yours by"
                        + " --jdbc-url.");
        };
    }

    private static void deleteUnfinished(Path home) throws IOException {
        try (DirectoryStream<Path> remains = Files.newDirectoryStream(home, UNFINISHED + "*")) {
            for (Path directory : remains) {
                MoreFiles.deleteRecursively(directory, RecursiveDeleteOption.ALLOW_INSECURE);
            }
        }
    }

    private static void unpack(String archive, Path directory) throws IOException {
        try (InputStream packed = PostgresBinaries.class.getResourceAsStream(archive)) {
            if (packed == null) {
                throw new EmbeddedPostgresException("This Waymark was built without the embedded database " + archive
                        + ". Give it a PostgreSQL server of yours by --jdbc-url.");
            }
            try (TarArchiveInputStream tar = new TarArchiveInputStream(new XZInputStream(packed))) {
                for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                    unpack(tar, entry, entry.resolveIn(directory));
                }
            }
        }
    }

    private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        if (entry.isDirectory()) {
            Files.createDirectories(to);
            Files.setPosixFilePermissions(to, EXECUTABLE);
        } else if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(to, Path.of(entry.getLinkName()));
        } else {
            Files.copy(tar, to);
            Files.setPosixFilePermissions(to, (entry.getMode() & OWNER_MAY_EXECUTE) == 0 ? READABLE : EXECUTABLE);
        }
    }

    String program(String name) {
        return directory.resolve("bin").resolve(name).toString();
    }
}
