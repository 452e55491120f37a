package arena.app.local;

import arena.profiles.wire.FreePort;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server of our own on 127.0.0.1, seeded with the arena's tables (SPEC 2.3). Its folder is kept: the first
 * start unpacks, initialises and seeds (about 5 s on two cores), the next ones take half a second. One folder serves one
 * process at a time. A server that a killed process has left running on the folder is stopped first, and a seed that was
 * interrupted is done again.
 *
 * <p>Thread-safe. The server ends with {@link #close}, or else when this JVM shuts down.
 */
public final class LocalPostgres implements AutoCloseable {
    private static final int MAX_CONNECTIONS = 300;
    private static final Duration START_LIMIT = Duration.ofMinutes(2);

    private final Path data;
    private final Path binaries;
    private final Path log;
    private final int port;
    private final boolean endsWithJvm;
    private final FolderLock lock;
    private @Nullable EmbeddedPostgres server;

    private LocalPostgres(Path folder, int port, boolean endsWithJvm) {
        Path absolute = folder.toAbsolutePath().normalize();
        this.lock = FolderLock.take(absolute, "stop that one, or choose another folder");
        this.data = absolute.resolve("data");
        this.binaries = absolute.resolve("binaries");
        this.log = absolute.resolve("postgres.log");
        this.port = port;
        this.endsWithJvm = endsWithJvm;
    }

    /**
     * Starts a server on a free port and returns when it answers and holds all rows.
     *
     * @param folder where its data, programs and log are kept; made if missing
     * @throws LocalException if the folder is in use by another process or the server does not start
     */
    public static LocalPostgres start(Path folder) {
        return start(folder, FreePort.next(), true);
    }

    /** For a caller that knows the port already and stops the server itself before the JVM ends. */
    static LocalPostgres start(Path folder, int port, boolean endsWithJvm) {
        var postgres = new LocalPostgres(folder, port, endsWithJvm);
        try {
            postgres.startAgain();
            return postgres;
        } catch (RuntimeException e) {
            postgres.close();
            throw e;
        }
    }

    /** The connection string as the arena gives it in {@code DATABASE_URL}. */
    public String url() {
        return url(port);
    }

    static String url(int port) {
        return "postgres://bench:bench@127.0.0.1:" + port + "/benchmark";
    }

    public int port() {
        return port;
    }

    /** Stops the server and drops its clients' connections, as if it had died; does nothing if it is not running. */
    public synchronized void stop() {
        if (server != null) {
            close(server);
            server = null;
        }
        // What was started but never answered is no server to us, but a process all the same.
        Leftover.postgres(data).ifPresent(process -> process.stop("INT"));
    }

    /** Starts the server on the same port as before, with the same data. */
    public synchronized void startAgain() {
        stop();
        Seed seed = Seed.load();
        boolean seeded = seed.isCompleteIn(data);
        if (!seeded) {
            Folders.delete(data);
        }
        try {
            Files.deleteIfExists(log);
            server = builder().start();
            if (!seeded) {
                seed.fill(server, data);
            }
        } catch (IOException | SQLException | IllegalStateException e) {
            stop();
            throw new LocalException("PostgreSQL does not start, see " + log + ": " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        stop();
        lock.close();
    }

    private EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder()
                .setPort(port)
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPgBinaryResolver(new UnpackedIn(binaries))
                .setOverrideWorkingDirectory(binaries.toFile())
                .setRegisterShutdownHook(endsWithJvm)
                .setPGStartupWait(START_LIMIT)
                .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .setLocaleConfig("locale", "C")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("max_connections", Integer.toString(MAX_CONNECTIONS))
                // The library turns fsync off; these data are kept, so the last commits may be lost but nothing else.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "off");
    }

    private static void close(EmbeddedPostgres server) {
        try {
            server.close();
        } catch (IOException e) {
            throw new LocalException("Cannot stop PostgreSQL: " + e.getMessage(), e);
        }
    }
}
