package org.waymark.db.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whom the database's processes run as: the user of this JVM or, when that is root, one without its powers. With them,
 * whoever breaks into the database would own the machine, and PostgreSQL refuses them.
 */
final class Unprivileged {
    /** The accounts root looks for, best first. */
    private static final List<String> CANDIDATES = List.of("waymark", "postgres", "nobody");

    private static final Path ROOT_DIRECTORY = Path.of("/");

    private final @Nullable Account other;

    /** A user and group as the kernel knows them. */
    private record Account(int uid, int gid) {}

    private Unprivileged(@Nullable Account other) {
        this.other = other;
    }

    /** The user who owns the files of an existing database. */
    static Unprivileged owning(Path data) throws IOException {
        int owner = uid(data);
        if (isRoot()) {
            return new Unprivileged(new Account(owner, (int) Files.getAttribute(data, "unix:gid"))).requireAvailable();
        }
        if (owner != self()) {
            throw new EmbeddedPostgresException(
                    "The database in %s belongs to the user with id %d: run as that user.".formatted(data, owner));
        }
        return new Unprivileged(null);
    }

    /** The user for a new database. */
    static Unprivileged chosen() throws IOException {
        return isRoot() ? new Unprivileged(candidate()).requireAvailable() : new Unprivileged(null);
    }

    private static Account candidate() throws IOException {
        List<String[]> accounts = Files.readString(Path.of("/etc/passwd"))
                .lines()
                .map(line -> line.split(":", -1))
                .filter(fields -> fields.length == 7 && !fields[2].equals("0"))
                .toList();
        return CANDIDATES.stream()
                .flatMap(name -> accounts.stream().filter(fields -> fields[0].equals(name)))
                .findFirst()
                .map(fields -> new Account(Integer.parseInt(fields[2]), Integer.parseInt(fields[3])))
                .orElseThrow(() -> refusal("none of the users " + CANDIDATES + " exists"));
    }

    private Unprivileged requireAvailable() {
        try {
            Program.Ended probe = program("true").runIn(ROOT_DIRECTORY);
            if (probe.failed()) {
                throw refusal("setpriv failed with \"" + probe.output().strip() + "\"");
            }
            return this;
        } catch (IOException e) {
            throw refusal("the program setpriv of util-linux cannot be started (" + e.getMessage() + ")");
        }
    }

    private static EmbeddedPostgresException refusal(String reason) {
        return new EmbeddedPostgresException("The embedded database never runs as root, and cannot run as anybody else"
                + " here: " + reason + ". Start Waymark as an ordinary user, or give it a PostgreSQL server of yours"
                + " by --jdbc-url.");
    }

    static boolean isRoot() throws IOException {
        return self() == 0;
    }

    private static int self() throws IOException {
        return uid(Path.of("/proc/self"));
    }

    private static int uid(Path path) throws IOException {
        return (int) Files.getAttribute(path, "unix:uid");
    }

    /** Whether this user can reach what lies in the directory. */
    boolean mayEnter(Path directory) throws IOException {
        return !program("test", "-x", directory.toString())
                .runIn(ROOT_DIRECTORY)
                .failed();
    }

    /** Makes this user the owner. */
    void own(Path path) throws IOException {
        if (other != null) {
            Files.setAttribute(path, "unix:uid", other.uid());
            Files.setAttribute(path, "unix:gid", other.gid());
        }
    }

    /** This program, run as this user. */
    Program program(String... command) {
        Program program = new Program(List.of(command));
        return other == null
                ? program
                : program.under(
                        "setpriv",
                        "--reuid=" + other.uid(),
                        "--regid=" + other.gid(),
                        "--clear-groups",
                        "--no-new-privs",
                        "--");
    }
}
