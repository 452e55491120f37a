package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Sums of requests that come in a few pieces, each of which the server sees before the next one comes. */
@Group(
        value = "baseline",
        profiles = {"baseline", "limited-conn", "latency-1m", "latency-10k", "latency-500k-8cpu"})
final class FragmentChecks {

    private static final Duration PAUSE = Duration.ofMillis(30);
    private static final String GET = "GET /baseline11?a=13&b=42 HTTP/1.1\r\n";
    private static final String POST = "POST /baseline11?a=13&b=42 HTTP/1.1\r\n";
    private static final String HOST = "Host: localhost:8080\r\n";
    private static final String CLOSE = "Connection: close\r\n\r\n";
    private static final String POST_HEAD = POST + HOST + "Content-Type: text/plain\r\nContent-Length: 2\r\n" + CLOSE;

    private final Site http;

    FragmentChecks(Arena arena) {
        http = arena.http();
    }

    @Checks(15)
    @DisplayName("GET may be cut within the path and after the request line")
    void reassemblesRequestLine() {
        mustAnswer(55, "GET /baseli", GET.substring("GET /baseli".length()), HOST + CLOSE);
    }

    @Checks(16)
    @DisplayName("GET may come line by line")
    void reassemblesLines() {
        mustAnswer(55, GET, HOST, "User-Agent: fragments\r\n", CLOSE);
    }

    @Checks(17)
    @DisplayName("the body of a POST may come after its head")
    void reassemblesHeadAndBody() {
        mustAnswer(75, POST_HEAD, "20");
    }

    @Checks(18)
    @DisplayName("the body of a POST may come byte by byte")
    void reassemblesBody() {
        mustAnswer(75, POST_HEAD, "2", "0");
    }

    @Checks(19)
    @DisplayName("field names in lower case are the same fields")
    void takesLowerCaseNames() {
        String head = POST + "host: localhost:8080\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n"
                + "connection: close\r\n\r\n";

        mustAnswer(75, head, "20");
    }

    private void mustAnswer(int sum, String... pieces) {
        long begin = System.nanoTime();
        String request = String.join("[pause]", pieces);
        try (RawConnection connection = http.connect()) {
            Fragments.send(connection, List.of(pieces), PAUSE).join();
            RawResponse response = connection.read();
            new Exchange(request, strip(response), Duration.ofNanos(System.nanoTime() - begin)).mustHaveBody(sum);
        } catch (RuntimeException failure) {
            throw new AssertionError(
                    "sent " + request.replace("\r\n", " | ") + "; came no response: " + failure.getMessage(), failure);
        }
    }

    /** The arena forgives any white space around the sum here. */
    private static RawResponse strip(RawResponse response) {
        return new RawResponse(
                response.version(),
                response.status(),
                response.fields(),
                response.body().strip());
    }
}
