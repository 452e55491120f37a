package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import arena.load.record.ErrorKind;
import arena.load.record.Metric;
import arena.load.testing.Golden;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The output is that of wrk 4.1. */
class WrkGeneratorTest {

    @Test
    void readsCountsAndLatencies() throws IOException {
        LoadOutcome outcome = WrkGenerator.parse(Golden.text(getClass(), "wrk-4.1.txt"), 0, 8, 1);

        assertThat(outcome.verdict(0)).isEmpty();
        assertThat(outcome.requests()).isEqualTo(14_136);
        Map<Metric, Double> values = Figures.of(outcome.measurement().orElseThrow());
        assertThat(values).containsEntry(Metric.BYTES_PER_RESPONSE, 3_350_232.0 / 14_136);
        assertThat(values.get(Metric.REQUESTS_PER_SECOND)).isCloseTo(14_136 / 1.006453, within(1e-6));
    }

    @Test
    void countsEveryRequestOfThoseThatAreSentTogether() throws IOException {
        LoadOutcome outcome = WrkGenerator.parse("""
                arena-wrk {"micros":1000000,"requests":172,"bytes":10836,"connect":0,"read":0,"write":0,"status":0,\
                "timeout":0,"latencies":[[100,8],[120,2]]}
                """, 0, 1, 16);

        assertThat(outcome.verdict(0)).isEmpty();
        assertThat(outcome.requests()).isEqualTo(160);
        Map<Metric, Double> values = Figures.of(outcome.measurement().orElseThrow());
        assertThat(values).containsEntry(Metric.REQUESTS_PER_SECOND, 160.0);
    }

    @Test
    void failsIfAnythingWentWrong() throws IOException {
        LoadOutcome outcome = WrkGenerator.parse("""
                Running 1s test @ http://127.0.0.1:18080
                arena-wrk {"micros":1000000,"requests":10,"bytes":500,"connect":0,"read":2,"write":0,"status":3,\
                "timeout":0,"latencies":[[10,4],[20,6]]}
                """, 0, 100, 1);

        assertThat(outcome.verdict(0)).contains("5 of 15 requests failed");
        assertThat(outcome.errors()).containsExactly(new ErrorKind("read", 2), new ErrorKind("status 400 or above", 3));
    }

    @Test
    void tellsWhatOneThatBrokeOffHasSaid() {
        assertThatThrownBy(() -> WrkGenerator.parse("unable to connect to 127.0.0.1:1 Connection refused\n", 1, 1, 1))
                .isInstanceOf(BrokenOffException.class)
                .hasMessage("wrk broke off with exit code 1: unable to connect to 127.0.0.1:1 Connection refused");
    }

    @Test
    void sendsRequestsByteByByteAndSomeOfThemAsTheLast() {
        String script = WrkScript.of(
                new LoadJob(Scenarios.of("limited-conn", LoadTool.WRK), URI.create("http://h:1"), null, Path.of("/")));

        assertThat(script)
                .contains(
                        "\"GET /baseline11?a=13&b=42 HTTP/1.1\\013\\010Host: h:1\\013\\010\\013\\010\"",
                        "Transfer-Encoding: chunked\\013\\010\\013\\0102\\013\\01020\\013\\0100\\013\\010\\013\\010\"",
                        "Host: h:1\\013\\010Connection: close\\013\\010\\013\\010\"",
                        "local retired_after = 10",
                        "local depth = 1\n");
    }
}
