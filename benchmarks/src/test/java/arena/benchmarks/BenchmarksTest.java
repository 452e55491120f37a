package arena.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.HandlerBenchmark;
import arena.profiles.fortunes.FortunesBodyBenchmark;
import arena.profiles.getsum.SumBodyBenchmark;
import arena.profiles.json.JsonBodyBenchmark;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Alone in its module, for it tells the benchmarks by system properties what to do. */
class BenchmarksTest {

    private static final int ITEMS = 50;

    @TempDir
    private Path data;

    @BeforeEach
    void writeDataset() throws IOException {
        String items = IntStream.rangeClosed(1, ITEMS)
                .mapToObj(id -> """
                        {"id":%d,"name":"Item %d","category":"toys","price":%d,"quantity":3,"active":true,
                        "tags":["new"],"rating":{"score":4,"count":7}}""".formatted(id, id, 10 + id))
                .collect(Collectors.joining(",", "[", "]"));
        Files.writeString(data.resolve("dataset.json"), items);
    }

    /** What is answered with another status fails already in the setup, and what has no answer never ends. */
    @ParameterizedTest
    @CsvSource({
        "baseline, standard",
        "baseline, tuned",
        "pipelined, engine",
        "8gbit, tuned",
        "json-comp, standard",
        "json-comp, tuned",
        "fortunes, standard",
        "fortunes, engine",
        "baseline-h2, tuned",
        "json-h2c, standard",
        "unary-grpc, standard",
        "unary-grpc-tls, tuned",
        "echo-ws, standard",
        "echo-ws-pipeline, engine"
    })
    void goesTheWholeWayWithoutASocket(String profile, String flavour) {
        tell(profile, flavour);
        HandlerBenchmark benchmark = new HandlerBenchmark();

        benchmark.open();
        try {
            benchmark.handler();
            benchmark.handler();
        } finally {
            benchmark.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"standard", "tuned"})
    void makesBodies(String flavour) throws IOException {
        tell("json-tls", flavour);
        JsonBodyBenchmark json = new JsonBodyBenchmark();
        json.read();
        assertThat(json.body().toString())
                .startsWith("{\"items\":[{\"id\":1,\"name\":\"Item 1\"")
                .endsWith("\"total\":99}],\"count\":1}");
        assertThat(json.body().toString()).endsWith("\"count\":5}");

        assertThat(new FortunesBodyBenchmark().body().toString(StandardCharsets.UTF_8))
                .contains("Additional fortune", "&amp; all of the &quot;fun&quot;");

        tell("unary-grpc", flavour);
        assertThat(new SumBodyBenchmark().body().getBytes()).containsExactly(8, 3);
    }

    @Test
    void writesWhatJmhFoundOut() throws Exception {
        Path result = data.resolve("result.json");

        assertThat(run("unary-grpc", result)).isZero();

        assertThat(Files.readString(result))
                .contains("arena.profiles.getsum.SumBodyBenchmark.body", "arena.app.HandlerBenchmark.handler")
                .contains("gc.alloc.rate.norm");
    }

    @Test
    void writesAnEmptyListWhereThereIsNoBenchmark() throws Exception {
        Path result = data.resolve("result.json");

        assertThat(run("baseline-h3", result)).isZero();

        assertThat(Files.readString(result)).isEqualTo("[]");
    }

    private int run(String profile, Path result) throws IOException {
        Path options = Files.writeString(
                data.resolve("jvm.options"),
                "--enable-native-access=ALL-UNNAMED\n--sun-misc-unsafe-memory-access=allow\n");
        return new CommandLine(new BenchmarksMain())
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
                        result.toString());
    }

    private void tell(String profile, String flavour) {
        System.setProperty("arena.benchmark.profile", profile);
        System.setProperty("arena.benchmark.flavour", flavour);
        System.setProperty("arena.benchmark.data", data.toString());
    }
}
