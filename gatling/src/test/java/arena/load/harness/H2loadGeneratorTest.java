package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.record.ErrorKind;
import arena.load.testing.Golden;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a script in place of h2load, which writes and prints what h2load did once. */
class H2loadGeneratorTest {

    private static final String RIGHT = "1796059143984650\\t200\\t1500\\n";
    private static final String WRONG = "1796059143984650\\t404\\t1500\\n";

    @TempDir
    private Path folder;

    @Test
    void measures() throws IOException {
        LoadOutcome outcome = run("baseline-h2c", "h2load-1.52-h2c.txt", RIGHT);

        assertThat(outcome.measurement())
                .get()
                .satisfies(measurement ->
                        assertThat(measurement.latencies().getTotalCount()).isOne());
        assertThat(Files.readString(folder.resolve("h2load.log"))).contains("-D 3", "-c 16 -m 100", "-p h2c");
        assertThat(Files.readAllLines(folder.resolve("uris")))
                .containsExactly("http://127.0.0.1:8082/baseline2?a=1&b=1");
    }

    @Test
    void failsIfAnAnswerHasAnotherStatus() throws IOException {
        LoadOutcome outcome = run("baseline-h2c", "h2load-1.52-404.txt", WRONG);

        assertThat(outcome.verdict(0)).contains("7951 of 7951 requests failed");
        assertThat(outcome.errors()).containsExactly(new ErrorKind("status 404", 1));
    }

    @Test
    void failsIfBodiesAreTooLongOrTooShort() throws IOException {
        LoadOutcome outcome = run("unary-grpc", "h2load-1.52-h2c.txt", RIGHT.repeat(100_000));

        assertThat(outcome.verdict(0)).get().asString().endsWith("bytes in 100000 bodies (expected: 7 each)");
    }

    @Test
    void sendsTheBodyOfACall() throws IOException {
        run("unary-grpc", "h2load-1.52-h2c.txt", RIGHT);

        assertThat(Files.readString(folder.resolve("h2load.log")))
                .contains("-H content-type: application/grpc -H te: trailers -d ");
        assertThat(folder.resolve("body")).hasBinaryContent(new byte[] {0, 0, 0, 0, 4, 8, 1, 16, 2});
    }

    private LoadOutcome run(String profile, String output, String log) throws IOException {
        Path recorded = Files.writeString(folder.resolve("recorded"), Golden.text(getClass(), output));
        Path program = Files.writeString(
                Files.createFile(
                        folder.resolve("h2load"),
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))),
                "#!/bin/sh\necho \"$@\"\nprintf '" + log + "' >\"$4\"\ncat " + recorded + "\n");
        Scenario scenario = Scenarios.of(profile, LoadTool.H2LOAD);
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            LoadJob job = new LoadJob(scenario, URI.create("http://127.0.0.1:8082"), null, folder);
            return new H2loadGenerator(program).load(job, Duration.ofSeconds(3), children);
        }
    }
}
