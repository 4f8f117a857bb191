package org.waymark.perf;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.flywaydb.core.Flyway;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.db.Dialect;
import org.waymark.db.SqlDatabase;
import org.waymark.db.embedded.EmbeddedPostgres;
import org.waymark.perf.FileRecords.FileRecord;
import org.waymark.server.WaymarkServer;
import org.waymark.server.core.Catalog;
import org.waymark.server.core.CatalogSettings;

/**
 * Bulk registration and bulk look-up, beside the bare database doing the same, in alternating slices of one run on one
 * PostgreSQL. Arguments: an NDJSON file of records, or {@code -} for generated names; threads; messages of each slice; rounds.
 */
public final class BesideBare {

    private static final int EACH = 1_000;

    /** Somebody who does the work. */
    private record Contestant(String name, Work register, Work lookUp, List<Double> registered, List<Double> found) {}

    /** Handles one message. */
    private interface Work {
        void on(List<FileRecord> message) throws Exception;
    }

    private final List<FileRecord> records;
    private final int threads;
    private final int messages;
    private final int rounds;

    private BesideBare(List<FileRecord> records, int threads, int messages, int rounds) {
        this.records = records;
        this.threads = threads;
        this.messages = messages;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws Exception {
        Locale.setDefault(Locale.ROOT);
        List<FileRecord> records = arguments.length == 0 || arguments[0].equals("-")
                ? FileRecords.generated(60_000)
                : FileRecords.read(Path.of(arguments[0]), Integer.MAX_VALUE);
        int threads = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 4;
        int messages = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 60;
        int rounds = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 4;
        new BesideBare(records, threads, messages, rounds).run();
    }

    private void run() throws Exception {
        Path data = Path.of("target", "perf").toAbsolutePath();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(data.resolve("database"))) {
            postgres.dropDatabase("perf");
            String url = postgres.createDatabase("perf");
            Flyway.configure()
                    .dataSource(url, postgres.user(), postgres.password())
                    .locations(Dialect.POSTGRESQL.migrations())
                    .load()
                    .migrate();
            try (HikariDataSource connections = pool(url, postgres);
                    SqlDatabase database = new SqlDatabase(connections, Dialect.POSTGRESQL);
                    ConfigurableApplicationContext server = server(data, url, postgres)) {
                compare(connections, database, server);
            }
        }
        System.exit(0);
    }

    private static HikariDataSource pool(String url, EmbeddedPostgres postgres) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(postgres.user());
        config.setPassword(postgres.password());
        config.setMaximumPoolSize(16);
        config.addDataSourceProperty("options", "-c enable_seqscan=off");
        return new HikariDataSource(config);
    }

    private static ConfigurableApplicationContext server(Path data, String url, EmbeddedPostgres postgres) {
        return new SpringApplicationBuilder(WaymarkServer.class)
                .run(
                        "--spring.config.location=classpath:/",
                        "--waymark.data=" + data.resolve("server"),
                        "--waymark.port=0",
                        "--waymark.insecure=true",
                        "--waymark.database.url=" + url,
                        "--waymark.database.user=" + postgres.user(),
                        "--waymark.database.password=" + postgres.password());
    }

    private void compare(HikariDataSource connections, SqlDatabase database, ConfigurableApplicationContext server)
            throws Exception {
        BareDatabase bare = new BareDatabase(connections);
        Catalog catalog = new Catalog(
                database,
                new CatalogSettings(10_000, 200_000, Duration.ofSeconds(30)),
                Clock.systemUTC(),
                UUID::randomUUID,
                (operation, items, nanos, failure) -> {});
        Caller caller = Caller.of("perf", "users");
        CatalogOperations inProcess = catalog.as(caller, null);
        int port = ((WebServerApplicationContext) server).getWebServer().getPort();
        URI url = URI.create("http://127.0.0.1:" + port);
        Credentials perf = new Credentials.Insecure("perf", List.of("users"));
        CatalogOperations rest = CatalogClient.rest(url, perf);
        CatalogOperations soap = CatalogClient.soap(url.resolve("/services/Waymark"), perf);
        catalog.as(Caller.administrator("root"), null).apply(new Change.Chmod(CatalogPath.ROOT, "0777"));
        List<Contestant> contestants = List.of(
                new Contestant("bare", bare::register, bare::lookUp, new ArrayList<>(), new ArrayList<>()),
                new Contestant(
                        "process",
                        m -> register(inProcess, m),
                        m -> lookUp(inProcess, m),
                        new ArrayList<>(),
                        new ArrayList<>()),
                new Contestant(
                        "rest", m -> register(rest, m), m -> lookUp(rest, m), new ArrayList<>(), new ArrayList<>()),
                new Contestant(
                        "soap", m -> register(soap, m), m -> lookUp(soap, m), new ArrayList<>(), new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (Contestant contestant : contestants) {
                slice(round, contestant, bare, inProcess);
            }
        }
        report(contestants);
    }

    private void slice(int round, Contestant contestant, BareDatabase bare, CatalogOperations inProcess)
            throws Exception {
        List<List<FileRecord>> work =
                FileRecords.messages(records, contestant.name() + "-" + round + "-", messages, EACH);
        // Directories are made beforehand for everybody: what is compared is files.
        if (contestant.name().equals("bare")) {
            for (List<FileRecord> message : work) {
                bare.makeDirectories(message);
            }
        } else {
            for (List<FileRecord> message : work) {
                List<Change> directories = message.stream()
                        .map(record -> record.path().parent())
                        .distinct()
                        .<Change>map(path ->
                                new Change.Mkdir(path, MissingParents.CREATE, InitialPermissions.DEFAULT_FOR_DIRECTORY))
                        .toList();
                inProcess.apply(Message.atomic(directories));
            }
        }
        double registered = rate(work, contestant.register());
        double found = rate(work, contestant.lookUp());
        System.out.printf(
                "round %d %-8s register %,9.0f files/s   look-up %,9.0f paths/s%n",
                round, contestant.name(), registered, found);
        if (round > 0) {
            contestant.registered().add(registered);
            contestant.found().add(found);
        }
    }

    private double rate(List<List<FileRecord>> work, Work handler) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        long start = System.nanoTime();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (List<FileRecord> message : work) {
            tasks.add(() -> {
                handler.on(message);
                return null;
            });
        }
        for (Future<Void> done : pool.invokeAll(tasks)) {
            done.get();
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        pool.shutdown();
        return work.size() * (double) EACH / seconds;
    }

    private static void register(CatalogOperations catalog, List<FileRecord> message) {
        List<Change> changes = new ArrayList<>(message.size());
        for (FileRecord record : message) {
            changes.add(
                    new Change.Register(record.path(), record.size(), record.checksums(), NewReplica.at(record.sfn())));
        }
        catalog.apply(Message.atomic(changes));
    }

    private static void lookUp(CatalogOperations catalog, List<FileRecord> message) {
        List<CatalogPath> paths = message.stream().map(FileRecord::path).toList();
        if (!catalog.stat(paths, Follow.YES).stream().allMatch(Outcome::isOk)) {
            throw new IllegalStateException("not all were found");
        }
    }

    private void report(List<Contestant> contestants) {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        System.out.printf(
                "%n%d cores, load %.1f, %d threads, messages of %d, median of %d rounds%n%n",
                Runtime.getRuntime().availableProcessors(), load, threads, EACH, rounds - 1);
        System.out.println("|  | register files/s | of bare | look-up paths/s | of bare |");
        System.out.println("|---|---:|---:|---:|---:|");
        double bareRegister = median(contestants.get(0).registered());
        double bareLookUp = median(contestants.get(0).found());
        for (Contestant contestant : contestants) {
            double register = median(contestant.registered());
            double lookUp = median(contestant.found());
            System.out.printf(
                    "| %s | %,.0f | %.0f %% | %,.0f | %.0f %% |%n",
                    contestant.name(), register, 100 * register / bareRegister, lookUp, 100 * lookUp / bareLookUp);
        }
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }
}
