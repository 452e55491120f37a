package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.load.record.ErrorKind;
import arena.load.simulation.Measurement;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class ClientResultTest {

    @Test
    void readsTheLastObjectThatWasPrinted() throws IOException {
        Histogram latencies = new Histogram(3);
        latencies.recordValue(1_000_000);
        String encoded =
                new Measurement(Duration.ofSeconds(2), 0, 0, OptionalLong.empty(), latencies).encodedLatencies();

        ClientResult result = ClientResult.parse("""
                a warning of the JVM
                {"seconds":2.5,"requests":1,"failed":3,"errors":{"status":2,"reset":1},\
                "examples":{"status":"status 500 (expected: 200)"},"bytes":42,"requestsInWarmUp":7,"failedInWarmUp":1,\
                "latencies":"%s"}
                """.formatted(encoded), 1);

        assertThat(result.measurement())
                .isEqualTo(new Measurement(Duration.ofMillis(2500), 3, 1, OptionalLong.empty(), latencies));
        assertThat(result.rightInWarmUp()).isEqualTo(7);
        assertThat(result.errors())
                .containsExactly(new ErrorKind("status 500 (expected: 200)", 2), new ErrorKind("reset", 1));
        assertThat(result.outcome().verdict(4)).contains("3 of 4 requests failed");
    }

    @Test
    void tellsWhatOneThatBrokeOffHasSaid() {
        assertThatThrownBy(() -> ClientResult.parse("Unknown option: --x\n", 2))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("arena-client broke off with exit code 2: Unknown option: --x");
    }

    @Test
    void writesWhatIsToBeSentAndWhatMustComeBack() {
        Scenario run = Scenarios.of("unary-grpc", LoadTool.ARENA_CLIENT);

        assertThat(ClientRequests.of(new LoadJob(run, URI.create("http://h:1"), null, Path.of("/"))))
                .isEqualTo("""
                        {"method":"POST","path":"/benchmark.BenchmarkService/GetSum","body":"AAAAAAQIARAC",\
                        "headers":{"content-type":"application/grpc","te":"trailers"},\
                        "expect":{"status":200,"body":"AAAAAAIIAw==","trailers":{"grpc-status":"0"}}}
                        """);
    }
}
