package arena.load.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * h2load. Its own warm-up would count bytes that belong to no measured request. What is to be sent beside, with other headers or
 * bodies, is sent by a second process at the same time.
 */
record H2loadGenerator(Path program) implements LoadGenerator.Repeatable {

    @Override
    public LoadOutcome load(LoadJob job, Duration duration, ChildProcesses children) throws IOException {
        Optional<LoadJob> beside = job.beside();
        if (beside.isEmpty()) {
            return alone(job, duration, children);
        }
        try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
            Future<LoadOutcome> other = thread.submit(() -> alone(beside.get(), duration, children));
            return alone(job, duration, children).plus(result(other));
        }
    }

    private LoadOutcome alone(LoadJob job, Duration duration, ChildProcesses children) throws IOException {
        return H2loadRun.run(new H2loadCommand(program, job).lasting(duration), job, children)
                .outcome(job, duration);
    }

    private static LoadOutcome result(Future<LoadOutcome> other) throws IOException {
        try {
            return other.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BrokenOffException brokenOff
                    ? new BrokenOffException(String.valueOf(brokenOff.getMessage()))
                    : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }
}
