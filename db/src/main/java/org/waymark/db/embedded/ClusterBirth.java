package org.waymark.db.embedded;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes a new database: all of it under another name, renamed at the end. An interrupted attempt is thus never taken
 * for a database, nor a database for an interrupted attempt, which the next start would delete.
 */
record ClusterBirth(Cluster cluster, PostgresBinaries binaries) {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterBirth.class);
    private static final String UNFINISHED = "data.unfinished-";

    void initialise(ClusterAccess access) throws IOException {
        deleteUnfinished();
        Path unborn = Files.createTempDirectory(cluster.home(), UNFINISHED);
        cluster.user().own(unborn);
        if (Files.notExists(cluster.log())) {
            PrivateFile.createDirectory(cluster.log());
        }
        cluster.user().own(cluster.log());
        access.store(cluster.accessFile());
        initdb(unborn, access);
        createCatalog(unborn, access);
        PrivateFile.rename(unborn, cluster.data());
    }

    /** As far as possible: an initdb whose JVM was killed may still write there for a moment, and does no harm. */
    private void deleteUnfinished() throws IOException {
        try (DirectoryStream<Path> remains = Files.newDirectoryStream(cluster.home(), UNFINISHED + "*")) {
            for (Path directory : remains) {
                MoreFiles.deleteRecursively(directory, RecursiveDeleteOption.ALLOW_INSECURE);
            }
        } catch (FileSystemException e) {
            LOG.warn("An interrupted attempt to create the embedded database was not deleted", e);
        }
    }

    private void initdb(Path unborn, ClusterAccess access) throws IOException {
        Path passwordFile = cluster.home().resolve("superuser-password");
        try {
            PrivateFile.write(passwordFile, access.superuserPassword());
            cluster.user().own(passwordFile);
            requireSuccess(cluster.user()
                    .program(
                            binaries.program("initdb"),
                            "--pgdata=" + unborn,
                            "--username=" + ClusterSql.SUPERUSER,
                            "--pwfile=" + passwordFile,
                            "--auth=scram-sha-256",
                            "--encoding=UTF8",
                            "--locale=C",
                            "--data-checksums",
                            "--no-instructions")
                    .runIn(cluster.home()));
        } finally {
            Files.deleteIfExists(passwordFile);
        }
    }

    /** In single-user mode: nothing listens and no process stays before the database is complete. */
    private void createCatalog(Path unborn, ClusterAccess access) throws IOException {
        requireSuccess(cluster.user()
                .program(
                        binaries.program("postgres"),
                        "--single",
                        "-D",
                        unborn.toString(),
                        "-c",
                        "exit_on_error=on",
                        "postgres")
                .runIn(cluster.home(), String.join("\n", ClusterSql.createCatalog(access.password())) + "\n"));
    }

    private void requireSuccess(Program.Ended ended) {
        if (ended.failed()) {
            throw new EmbeddedPostgresException("The embedded database cannot be created in " + cluster.home()
                    + " (status " + ended.status() + "; --jdbc-url takes a PostgreSQL server of yours instead):\n"
                    + ended.output().strip());
        }
    }
}
