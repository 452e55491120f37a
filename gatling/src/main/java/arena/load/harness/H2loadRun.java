package arena.load.harness;

import arena.load.record.ErrorKind;
import arena.load.simulation.Measurement;
import arena.profiles.Answer;
import arena.profiles.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What a process of h2load found out.
 *
 * @param lost connections that were no longer there at the end
 */
record H2loadRun(H2loadSummary summary, H2loadLog answers, int lost) {

    private static final String END = "Main benchmark duration is over";

    /** @throws BrokenOffException if it ended without a summary */
    static H2loadRun run(H2loadCommand.Lasting command, LoadJob job, ChildProcesses children) throws IOException {
        Listener listener = new Listener();
        try (listener) {
            int exitCode = job.process(command.line()).run(children, listener);
            H2loadSummary summary = H2loadSummary.parse(listener.output.toString())
                    .orElseThrow(() -> new BrokenOffException("h2load broke off with exit code " + exitCode));
            return new H2loadRun(summary, H2loadLog.read(command.answers(), command.status()), listener.lost());
        } finally {
            // A line for each answer is much, and the histogram has all that it tells.
            Files.deleteIfExists(command.answers());
        }
    }

    /** Requests without the right answer; of a connection that was lost, we only know that there was one at least. */
    long failed() {
        return Math.max(answers.wrong(), summary.failed()) + lost;
    }

    LoadOutcome outcome(LoadJob job, Duration duration) {
        Measurement measurement =
                new Measurement(duration, failed(), 0, OptionalLong.of(summary.bytes()), answers.latencies());
        return new LoadOutcome(Optional.of(measurement), 0, errors(), wrongLength(job), Optional.empty());
    }

    private List<ErrorKind> errors() {
        List<ErrorKind> errors = new ArrayList<>(answers.errors());
        if (summary.timedOut() > 0) {
            errors.add(new ErrorKind("timeout", summary.timedOut()));
        }
        if (summary.errored() > summary.timedOut()) {
            errors.add(new ErrorKind("broken off", summary.errored() - summary.timedOut()));
        }
        if (lost > 0) {
            errors.add(new ErrorKind("connection lost", lost));
        }
        return errors;
    }

    /** h2load does not look into bodies; but it counts their bytes, which tells an empty answer from a full one. */
    private Optional<String> wrongLength(LoadJob job) {
        long right = answers.right();
        long underWay = (long) job.connections() * job.scenario().used().streams();
        List<Request> requests = job.requests();
        long shortest = requests.stream().mapToLong(H2loadRun::least).min().orElse(0);
        long longest = requests.stream().mapToLong(H2loadRun::most).max().orElse(Long.MAX_VALUE);
        boolean tooFew = summary.bodyBytes() < right * shortest;
        boolean tooMany = longest != Long.MAX_VALUE && summary.bodyBytes() > (right + underWay) * longest;
        return tooFew || tooMany
                ? Optional.of(summary.bodyBytes() + " bytes in " + right + " bodies (expected: " + shortest
                        + (longest == shortest ? "" : " or more") + " each)")
                : Optional.empty();
    }

    private static long least(Request request) {
        return request.answer().content() instanceof Answer.Content.Exactly(String body) ? body.length() : 1;
    }

    private static long most(Request request) {
        return request.answer().content() instanceof Answer.Content.Exactly(String body)
                ? body.length()
                : Long.MAX_VALUE;
    }

    /** Listens to h2load, and watches its connections for as long as the load lasts. Confined to one thread. */
    private static final class Listener implements LoggedProcess.Listener, AutoCloseable {

        private final StringBuilder output = new StringBuilder();
        private @Nullable ConnectionWatch watch;

        @Override
        public void started(Process process) {
            watch = new ConnectionWatch(new ProcFs(process.pid()));
        }

        @Override
        public void line(String line) {
            output.append(line).append('\n');
            if (line.startsWith(END)) {
                close();
            }
        }

        @Override
        public void close() {
            if (watch != null) {
                watch.close();
            }
        }

        int lost() {
            return watch == null ? 0 : watch.lost();
        }
    }
}
