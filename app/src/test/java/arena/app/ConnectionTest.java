package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How long a connection lives and in which order its answers come. */
@ParameterizedClass
@EnumSource(Flavour.class)
class ConnectionTest {

    private final Flavour flavour;
    private final RunningServer server;

    ConnectionTest(Flavour flavour) {
        this.flavour = flavour;
        server = SharedServers.of(flavour);
    }

    private record Asked(String request, String answer) {}

    @Test
    void answersPipelinedRequestsInOrder() {
        List<Asked> mix = List.of(
                new Asked(Wire.get("/delay/150"), "150"),
                new Asked(Wire.get("/pipeline"), "ok"),
                new Asked(Wire.post("/baseline11?a=13&b=42", "20"), "75"),
                new Asked(Wire.get("/json/0"), "{\"items\":[],\"count\":0}"),
                new Asked(Wire.postChunked("/baseline11?a=1&b=2", "3000", 3), "3003"),
                new Asked(Wire.post("/echo", "x".repeat(5000)), "x".repeat(5000)),
                new Asked(Wire.get("/delay/30"), "30"),
                new Asked(Wire.postChunked("/echo", "y".repeat(300), 100), "y".repeat(300)),
                new Asked(Wire.get("/nope"), "not found\n"),
                new Asked(Wire.get("/baseline11?a=1&b=2"), "3"),
                new Asked(Wire.get("/delay/0"), "0"),
                new Asked(Wire.get("/static/nonexistent.txt"), "not found\n"),
                new Asked(Wire.post("/baseline11?a=1&b=2", "4"), "7"),
                new Asked(Wire.get("/delay/1"), "1"),
                new Asked(Wire.get("/baseline2?a=5&b=6"), "11"),
                new Asked(Wire.get("/pipeline"), "ok"));

        try (RawConnection connection = server.connect()) {
            connection.send(mix.stream().map(Asked::request).collect(Collectors.joining()));

            assertThat(mix)
                    .allSatisfy(asked -> assertThat(connection.read().body()).isEqualTo(asked.answer()));
        }
    }

    @Test
    void answersHundredPipelinedRequests() {
        assertPipelinedSumsAreAnswered(100);
    }

    @Test
    void answersThousandPipelinedRequestsUnlessItCompressesBelowTheEndpoints() {
        if (flavour != Flavour.STANDARD) {
            assertPipelinedSumsAreAnswered(1000);
            return;
        }
        // The compression of Vert.x refuses the 129th request that waits, and what becomes of the rest depends on how
        // they
        // arrive. Nobody else must notice.
        try (RawConnection connection = server.connect()) {
            connection.send(pipelinedSums(1000));

            assertThat(connection.read().body()).isEqualTo("1");
            assertThat(server.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
        }
    }

    private void assertPipelinedSumsAreAnswered(int count) {
        try (RawConnection connection = server.connect()) {
            connection.send(pipelinedSums(count));

            assertThat(IntStream.rangeClosed(1, count))
                    .allSatisfy(sum -> assertThat(connection.read().body()).isEqualTo(Integer.toString(sum)));
        }
    }

    private static String pipelinedSums(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Wire.get("/baseline11?a=" + i + "&b=1"))
                .collect(Collectors.joining());
    }

    @Test
    void closesAfterRequestOfHttp10() {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange("GET /baseline11?a=13&b=42 HTTP/1.0\r\n\r\n");

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.body()).isEqualTo("55");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void keepsConnectionOfHttp10ThatAsksForIt() {
        String request = "GET /baseline11?a=13&b=42 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n";

        try (RawConnection connection = server.connect()) {
            RawResponse first = connection.exchange(request);
            RawResponse second = connection.exchange(request);

            assertThat(first.header("Connection"))
                    .hasValueSatisfying(it -> assertThat(it).isEqualToIgnoringCase("keep-alive"));
            assertThat(first.body()).isEqualTo("55");
            assertThat(second.body()).isEqualTo("55");
        }
    }

    @Test
    void answersHttp10WithoutChunks() {
        String head = "POST /echo HTTP/1.0\r\nContent-Length: 5\r\n\r\n";

        RawResponse response = server.exchange(head + "12345");

        assertThat(response.body()).isEqualTo("12345");
        assertThat(response.header("Transfer-Encoding")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/pipeline", "/delay/20", "/json/50", "/static/app.js", "/nope", "/json/x", "/async-db"})
    void closesWhereTheClientAsksForIt(String target) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(Wire.request("GET", target, "Connection: close"));

            assertThat(response.status()).isLessThan(500);
            assertThat(response.header("Connection"))
                    .hasValueSatisfying(it -> assertThat(it).isEqualToIgnoringCase("close"));
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TE, close", "close, TE", "keep-alive,CLOSE", "close,", "x\r\nConnection: y, close"})
    void closesWhereTheClientAsksForItInAList(String options) {
        String last = Wire.request("GET", "/delay/20", "Connection: " + options);

        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(last + Wire.get("/pipeline"));

            assertThat(response.body()).isEqualTo("20");
            assertThat(response.header("Connection"))
                    .hasValueSatisfying(it -> assertThat(it).isEqualToIgnoringCase("close"));
            assertThat(connection.isClosedByServer()).isTrue();
        }
        try (RawConnection connection = server.connect()) {
            String upload = Wire.request("POST", "/echo", "Content-Length: 5", "Connection: " + options);

            assertThat(connection.exchange(upload + "12345").body()).isEqualTo("12345");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"keep-alive, TE", "closed, x-close", ","})
    void goesOnWhereAListDoesNotSayClose(String options) {
        try (RawConnection connection = server.connect()) {
            assertThat(connection
                            .exchange(Wire.request("GET", "/pipeline", "Connection: " + options))
                            .body())
                    .isEqualTo("ok");
            assertThat(connection.exchange(Wire.get("/delay/1")).body()).isEqualTo("1");
        }
    }

    @Test
    void answersClientThatHasFinishedSending() {
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.request("GET", "/baseline11?a=13&b=42", "Connection: close"));
            connection.finishSending();

            assertThat(connection.read().body()).isEqualTo("55");
        }
    }

    @Test
    void servesOthersWhenClientsLeaveWithoutWaiting() {
        for (int i = 0; i < 50; i++) {
            try (RawConnection connection = server.connect()) {
                connection.send(Wire.get("/delay/30") + Wire.post("/echo", "x".repeat(1000)) + "POST /echo HT");
            }
        }

        try (RawConnection connection = server.connect()) {
            assertThat(connection.exchange(Wire.get("/delay/60")).body()).isEqualTo("60");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void keepsConnectionWithoutRequests() {
        try (RawConnection idle = server.connect();
                RawConnection other = server.connect()) {
            other.exchange(Wire.get("/delay/300"));

            Refused.assertStillServing(idle);
        }
    }
}
