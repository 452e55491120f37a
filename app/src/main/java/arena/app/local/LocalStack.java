package arena.app.local;

import arena.app.local.StackPlan.DatabaseSource;
import arena.profiles.wire.FreePort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
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
    private final StackPlan plan;
    private final HomePaths home;
    private final ServerEnvironment environment;
    private final Progress progress;
    private final CompletableFuture<Integer> outcome = new CompletableFuture<>();
    private @Nullable CompletableFuture<LocalPostgres> postgres;
    private final List<ServerProcess> parts = new ArrayList<>();
    private @Nullable ServerProcess server;
    private boolean stopping;

    LocalStack(ServerEnvironment environment, Progress progress) {
        this.plan = environment.plan();
        this.home = environment.home();
        this.environment = environment;
        this.progress = progress;
    }

    /**
     * To be called first: stops what a killed run has left, and makes sure that what is to be started can have its ports.
     *
     * @throws LocalException if one is taken
     */
    void prepare() {
        stopLeftover();
        environment.requirePorts();
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
            environment.overridden().forEach(progress::say);
            startPostgres();
            makeFolders();
            startServer(databaseUrl());
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

    /** Begins to start PostgreSQL, if it is to be ours. */
    private synchronized void startPostgres() {
        if (plan.database() instanceof DatabaseSource.Own && !stopping) {
            postgres = CompletableFuture.supplyAsync(this::newPostgres).whenComplete((_, failure) -> failIf(failure));
        }
    }

    /** As in the arena, where the database is ready and filled before the entry is started (SPEC 1.5). */
    private Optional<String> databaseUrl() {
        @Nullable CompletableFuture<LocalPostgres> starting;
        synchronized (this) {
            starting = postgres;
        }
        return starting == null
                ? EnvironmentCheck.databaseUrl(plan.database())
                : Optional.of(starting.join().url());
    }

    private LocalPostgres newPostgres() {
        long begin = System.nanoTime();
        var started = LocalPostgres.start(home.postgres(), FreePort.next(), false);
        progress.done("PostgreSQL at " + started.url(), "started", begin);
        return started;
    }

    private void failIf(@Nullable Throwable failure) {
        if (failure != null) {
            outcome.completeExceptionally(failure);
        }
    }

    private synchronized void startServer(Optional<String> databaseUrl) {
        if (stopping) {
            return;
        }
        var command = new ProcessBuilder(plan.server().command());
        command.environment().clear();
        command.environment().putAll(environment.variables(databaseUrl));
        var pidFiles = new ArrayList<>(List.of(home.serverPid()));
        plan.serverPid().ifPresent(pidFiles::add);
        server = ServerProcess.start(
                "the server", command, pidFiles, plan.parts().map(_ -> linesOf("server")));
        server.whenEnded(outcome::complete);
        progress.say("server: process " + server.pid() + ", Ctrl-C stops it");
    }

    private void startParts(StackParts stack) {
        for (StackPart part : stack.parts(home.stack(), environment.certs(), environment.data())) {
            startPart(part);
        }
        stack.listening().forEach(port -> Listening.await(port, outcome::isDone));
        if (!outcome.isDone()) {
            stack.hints(Instant.now()).forEach(progress::say);
        }
    }

    /** Lines of several programs are told apart by who has printed them. */
    private Consumer<String> linesOf(String name) {
        return line -> progress.say(name + " | " + line);
    }

    private synchronized void startPart(StackPart part) {
        if (stopping) {
            return;
        }
        ServerProcess started = part.start(linesOf(part.name()));
        parts.add(started);
        started.whenEnded(code -> outcome.completeExceptionally(
                new LocalException("%s has ended by itself, with exit code %d".formatted(part.name(), code))));
        progress.say("%s: process %d".formatted(part.name(), started.pid()));
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
