package arena.load.harness;

import arena.profiles.Payload;
import arena.profiles.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The command line of h2load for a job. All requests of a process have the same headers and the same body; they may differ
 * in their path, and every connection sends them in turn.
 */
record H2loadCommand(Path program, LoadJob job) {

    H2loadCommand {
        Request first = job.requests().getFirst();
        for (Request request : job.requests()) {
            if (!request.headers().equals(first.headers()) || !request.payload().equals(first.payload())) {
                throw new IllegalArgumentException("requests: " + request.target() + " differs from " + first.target()
                        + " in more than its path (expected: the same headers and body)");
            }
        }
    }

    /** One for so long, with files that it needs beside it. */
    Lasting lasting(Duration duration) throws IOException {
        Path answers = Files.createTempFile(job.folder(), "h2load", ".tsv");
        List<String> line = new ArrayList<>(List.of(program.toString()));
        line.addAll(List.of("-D", Long.toString(duration.toSeconds()), "--log-file", answers.toString()));
        line.addAll(List.of("-c", Integer.toString(job.connections())));
        line.addAll(List.of("-m", Integer.toString(job.scenario().used().streams())));
        line.addAll(List.of("-t", Integer.toString(job.threads())));
        if (!job.target().getScheme().equals("https")) {
            line.addAll(List.of("-p", "h2c"));
        }
        first().headers().forEach((name, value) -> line.addAll(List.of("-H", name + ": " + value)));
        if (first().payload().framing() != Payload.Framing.NONE) {
            line.addAll(List.of("-d", body().toString()));
        }
        line.addAll(List.of("-i", paths().toString()));
        return new Lasting(line, answers, expectedStatus());
    }

    /**
     * A command line that says how long.
     *
     * @param answers file that each answer becomes a line of
     * @param status that every request must be answered by
     */
    record Lasting(List<String> line, Path answers, int status) {}

    private Request first() {
        return job.requests().getFirst();
    }

    private int expectedStatus() {
        return first().answer().status();
    }

    private Path body() throws IOException {
        return Files.write(job.folder().resolve("body"), first().payload().bytes());
    }

    private Path paths() throws IOException {
        return Files.write(
                job.folder().resolve("uris"),
                job.requests().stream()
                        .map(request -> job.target() + request.target())
                        .toList());
    }
}
