package arena.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Profiles;
import arena.testing.SampleData;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BenchmarksTest {

    /** In this process, and no longer than it takes to see that it works. */
    private static final Effort LITTLE = new Effort(0, 1, Duration.ofMillis(50));

    @TempDir
    private Path data;

    /** A wrong answer fails, before and after: what is measured is right. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            baseline  | standard |      handler
            baseline  | tuned    |      handler
            pipelined | engine   |      handler
            8gbit     | tuned    |      handler
            json-comp | standard | body,handler
            json-comp | engine   | body,handler
            json-h2c  | tuned    | body
            fortunes  | standard | body,handler
            fortunes  | tuned    | body,handler
            """)
    void measuresEachBoundaryThatThereIs(String profile, String flavour, String measured) throws IOException {
        SampleData.write(data);

        JsonArray results = run(profile, flavour);

        for (String boundary : List.of("body", "handler")) {
            JsonObject result = result(results, boundary);
            if (List.of(measured.split(",")).contains(boundary)) {
                assertThat(result.getDouble("nanos")).as(result.encode()).isPositive();
                assertThat(result.getDouble("bytes")).as(result.encode()).isPositive();
            } else {
                assertThat(result.getString("missing")).isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            baseline-h3  | handler | the benchmark speaks HTTP/1.1 only
            baseline     | body    | a few bytes, or those that came
            async        | handler | it waits for a timer
            static-tls   | body    | a file: nothing is made
            static-tls   | handler | files are sent by the transport
            async-db     | handler | it waits for the database
            gateway-64   | body    | bodies are of several kinds
            """)
    void saysWhyABoundaryIsMissing(String profile, String boundary, String why) {
        assertThat(Boundary.valueOf(boundary.toUpperCase(Locale.ROOT))
                        .of(Profiles.byId(profile).orElseThrow()))
                .isEqualTo(new Boundary.Choice.Missing(why));
    }

    @Test
    void goesOnIfABenchmarkFailsAndSaysWhy() throws IOException {
        Files.writeString(data.resolve("dataset.json"), "[]");

        JsonArray results = run("json-comp", "tuned");

        assertThat(result(results, "body").getString("failed")).contains("dataset");
        assertThat(result(results, "handler").getString("failed")).contains("dataset");
    }

    @Test
    void writesResultsOfAProcessWithTheOptionsOfTheServer() throws IOException {
        SampleData.write(data);

        assertThat(execute("fortunes", "--add-opens=java.base/java.lang=ALL-UNNAMED"))
                .isZero();

        JsonArray results = new JsonArray(Files.readString(data.resolve("result.json")));
        assertThat(result(results, "body").getDouble("nanos")).isPositive();
        assertThat(result(results, "handler").getDouble("bytes")).isPositive();
    }

    @Test
    void failsIfABenchmarkDoes() throws IOException {
        SampleData.write(data);

        assertThat(execute("fortunes", "-XX:NoSuchOption")).isEqualTo(1);

        JsonArray results = new JsonArray(Files.readString(data.resolve("result.json")));
        assertThat(result(results, "body").getString("failed")).isNotBlank();
    }

    @Test
    void refusesAProfileThatThereIsNot() throws IOException {
        StringWriter errors = new StringWriter();

        int exitCode = execute("nothing", "", errors);

        assertThat(exitCode).isEqualTo(2);
        assertThat(errors.toString()).contains("There is no profile nothing");
    }

    private JsonArray run(String profile, String flavour) {
        return new Benchmarks(Profiles.byId(profile).orElseThrow(), flavour, data, List.of(), LITTLE).run();
    }

    private static JsonObject result(JsonArray results, String boundary) {
        return results.stream()
                .map(JsonObject.class::cast)
                .filter(result -> result.getString("boundary").equals(boundary))
                .findFirst()
                .orElseThrow();
    }

    private int execute(String profile, String option) throws IOException {
        return execute(profile, option, new StringWriter());
    }

    private int execute(String profile, String option, StringWriter errors) throws IOException {
        Path options = Files.writeString(
                data.resolve("jvm.options"),
                "# As those of the server.\n--sun-misc-unsafe-memory-access=allow\n" + option + "\n");
        return new CommandLine(new BenchmarksMain())
                .setErr(new PrintWriter(errors, true))
                .execute(
                        "--profile",
                        profile,
                        "--flavour",
                        "tuned",
                        "--data",
                        data.toString(),
                        "--jvm-options",
                        options.toString(),
                        "--seconds",
                        "1",
                        "--result",
                        data.resolve("result.json").toString());
    }
}
