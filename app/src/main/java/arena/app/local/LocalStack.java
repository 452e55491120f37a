package arena.app.local;

import arena.app.local.StackPlan.DatabaseSource;
import arena.profiles.wire.FreePort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * One run of the local stack: it makes what is missing while PostgreSQL starts, then starts the server and what else
 * belongs to a profile's stack, and stops them all, the database last, when one of them ends, when PostgreSQL does not
 * start, or when this JVM is told to end.
 *
 * <p>Thread-safe, because a signal may come at any moment: what is started is noted under this object's lock, and nothing
 * is started any more once the stop has begun. Not reusable.
 */
final class LocalStack {
    private static final String DATABASE_URL = "DATABASE_URL";
    /** What the arena gives; the local PostgreSQL accepts some more, for a look into it meanwhile. */
    private static final String MAX_CONNECTIONS = "256";

    private final StackPlan plan;
    private final HomeFolder home;
    private final Progress progress;
    private final CompletableFuture<Integer> outcome = new CompletableFuture<>();
    private @Nullable CompletableFuture<LocalPostgres> postgres;
    private final List<ServerProcess> parts = new ArrayList<>();
    private @Nullable ServerProcess server;
    private boolean stopping;

    LocalStack(StackPlan plan, HomeFolder home, Progress progress) {
        this.plan = plan;
        this.home = home;
        this.progress = progress;
    }

    /**
     * To be called first: stops what a killed run has left, and makes sure that what is to be started can have its ports.
     *
     * @throws LocalException if one is taken
     */
    void prepare() {
        stopLeftover();
        serverPorts().requireFree(plan.parts().isEmpty());
        plan.parts().ifPresent(StackParts::requirePorts);
    }

    /**
     * Runs until the server has ended, and returns its exit code. A signal to this JVM ends it with exit code 0 without
     * a return from here.
     *
     * @throws LocalException if a part cannot be made or started; everything is stopped then
     */
    int run() {
        var onSignal = new Thread(this::stopAndHalt, "stop");
        Runtime.getRuntime().addShutdownHook(onSignal);
        try {
            Map<String, String> database = startDatabase();
            makeFolders();
            awaitPostgres();
            startServer(database);
            plan.parts().ifPresent(this::startParts);
            return outcome.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof LocalException cause ? cause : new LocalException("Failed: " + e, e);
        } finally {
            stop();
            forget(onSignal);
        }
    }

    private void stopLeftover() {
        stopLeftover("server", Leftover.server(home.serverPid(), plan.server().mark()));
        StackParts.FOLDERS.forEach(
                part -> stopLeftover(part, Leftover.part(home.stack().resolve(part))));
    }

    private void stopLeftover(String name, Optional<Leftover> leftover) {
        leftover.ifPresent(process -> {
            progress.say("%s %d of a run that was killed: to be stopped".formatted(name, process.pid()));
            process.stop("TERM");
        });
    }

    private void makeFolders() {
        if (plan.data().isEmpty()) {
            make("sample data", home.data(), Files.isDirectory(home.data()), () -> SampleData.make(home.data()));
        }
        if (plan.certs().isEmpty()) {
            Instant now = Instant.now();
            boolean usable = LocalCertificate.isUsable(home.certs(), now);
            make("certificate", home.certs(), usable, () -> LocalCertificate.make(home.certs(), now));
        }
    }

    private void make(String what, Path folder, boolean there, Runnable maker) {
        if (there) {
            progress.say("%s in %s: there".formatted(what, folder));
            return;
        }
        long begin = System.nanoTime();
        maker.run();
        progress.done("%s in %s".formatted(what, folder), "made", begin);
    }

    /** Begins to start PostgreSQL, if it is ours, and returns the variable that tells the server of it. */
    private synchronized Map<String, String> startDatabase() {
        return switch (plan.database()) {
            case DatabaseSource.None() -> Map.of();
            case DatabaseSource.Given(String url) -> Map.of(DATABASE_URL, url);
            case DatabaseSource.Own() -> {
                int port = FreePort.next();
                if (!stopping) {
                    postgres = CompletableFuture.supplyAsync(() -> startPostgres(port))
                            .whenComplete((_, failure) -> failIf(failure));
                }
                yield Map.of(DATABASE_URL, LocalPostgres.url(port));
            }
        };
    }

    /** As in the arena, where the database is ready and filled before the entry is started (SPEC 1.5). */
    private void awaitPostgres() {
        @Nullable CompletableFuture<LocalPostgres> starting;
        synchronized (this) {
            starting = postgres;
        }
        if (starting != null) {
            starting.join();
        }
    }

    private LocalPostgres startPostgres(int port) {
        long begin = System.nanoTime();
        var started = LocalPostgres.start(home.postgres(), port, false);
        progress.done("PostgreSQL at " + started.url(), "started", begin);
        return started;
    }

    private void failIf(@Nullable Throwable failure) {
        if (failure != null) {
            outcome.completeExceptionally(failure);
        }
    }

    private synchronized void startServer(Map<String, String> database) {
        if (stopping) {
            return;
        }
        var command = new ProcessBuilder(plan.server().command());
        Map<String, String> environment = command.environment();
        environment.putAll(plan.settings());
        environment.putAll(serverPorts().ports());
        environment.put("ARENA_DATA", data().toString());
        // In a stack the edge ends TLS, and the server gets no certificate.
        environment.put("ARENA_CERTS", plan.parts().isPresent() ? home.nothing().toString() : certs().toString());
        environment.remove(DATABASE_URL);
        environment.putAll(database);
        environment.putIfAbsent("DATABASE_MAX_CONN", MAX_CONNECTIONS);
        // The arena drives each protocol by itself, but a browser is to find out about HTTP/3.
        environment.putIfAbsent("ARENA_ALT_SVC", "on");
        var pidFiles = new ArrayList<>(List.of(home.serverPid()));
        plan.serverPid().ifPresent(pidFiles::add);
        server = ServerProcess.start("the server", command, pidFiles);
        server.whenEnded(outcome::complete);
        progress.say("server: process " + server.pid() + ", Ctrl-C stops it");
    }

    private void startParts(StackParts stack) {
        for (StackPart part : stack.parts(absolute(home.stack()), certs(), data())) {
            startPart(part);
        }
        stack.listening().forEach(port -> Listening.await(port, outcome::isDone));
        if (!outcome.isDone()) {
            stack.hints(Instant.now()).forEach(progress::say);
        }
    }

    private synchronized void startPart(StackPart part) {
        if (stopping) {
            return;
        }
        ServerProcess started = part.start();
        parts.add(started);
        started.whenEnded(code -> outcome.completeExceptionally(
                new LocalException("%s has ended by itself, with exit code %d".formatted(part.name(), code))));
        progress.say("%s: process %d".formatted(part.name(), started.pid()));
    }

    private ServerPorts serverPorts() {
        return ServerPorts.of(System.getenv(), plan.settings());
    }

    private Path data() {
        return absolute(plan.data().orElse(home.data()));
    }

    private Path certs() {
        return absolute(plan.certs().orElse(home.certs()));
    }

    private static Path absolute(Path folder) {
        return folder.toAbsolutePath().normalize();
    }

    private synchronized void stop() {
        stopping = true;
        try {
            // The edge first: until it has gone it passes requests on.
            parts.reversed().forEach(ServerProcess::stop);
            parts.clear();
            if (server != null) {
                server.stop();
                server = null;
            }
        } finally {
            stopPostgres();
        }
    }

    /** Waits for one that is just starting, because until then it is several processes, some of them of a moment. */
    private synchronized void stopPostgres() {
        if (postgres != null) {
            postgres.handle((started, _) -> Optional.ofNullable(started)).join().ifPresent(LocalPostgres::close);
            postgres = null;
        }
    }

    /** The JVM would end with 128 + signal, but to be told to stop is how a run ends well. */
    private void stopAndHalt() {
        progress.say("stopping everything");
        stop();
        progress.say("everything stopped");
        Runtime.getRuntime().halt(0);
    }

    private static void forget(Thread onSignal) {
        try {
            Runtime.getRuntime().removeShutdownHook(onSignal);
        } catch (IllegalStateException _) {
            // The signal came first: that thread stops what is left and ends the JVM. What ended by it before is no
            // failure.
            while (onSignal.isAlive()) {
                LockSupport.park(onSignal);
            }
        }
    }
}
