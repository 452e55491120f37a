package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A request may come in two pieces that are cut anywhere. */
@ParameterizedClass
@EnumSource(Flavour.class)
class SplitSweepTest {

    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final int SOCKETS_AT_ONCE = 384;

    private final RunningServer server;

    SplitSweepTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    /**
     * A request and its answer.
     *
     * @param number in CHECKS
     */
    record Shape(int number, String request, long sum) {

        @Override
        public String toString() {
            return "CHECKS " + number + ": " + request.replace("\r\n", " | ").strip();
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    @DisplayName("CHECKS 20 to 28: answered and closed, wherever it is split")
    void answersRequestSplitAnywhere(Shape shape) {
        Semaphore sockets = new Semaphore(SOCKETS_AT_ONCE);

        List<CompletableFuture<String>> outcomes = IntStream.range(
                        1, shape.request().length())
                .mapToObj(offset ->
                        CompletableFuture.supplyAsync(() -> outcome(shape, offset, sockets), Fragments.threads()))
                .toList();

        assertThat(outcomes)
                .hasSizeGreaterThan(60)
                .extracting(CompletableFuture::join)
                .containsOnly("200 " + shape.sum());
    }

    /** Status and body, or what went wrong and where the request was split. */
    private String outcome(Shape shape, int offset, Semaphore sockets) {
        sockets.acquireUninterruptibly();
        try (RawConnection connection = server.connect()) {
            List<String> halves = List.of(
                    shape.request().substring(0, offset), shape.request().substring(offset));
            Fragments.send(connection, halves, PAUSE).join();
            RawResponse response = connection.read();
            return connection.isClosedByServer()
                    ? response.status() + " " + response.body()
                    : "not closed, split at " + offset;
        } catch (RuntimeException failure) {
            return failure + ", split at " + offset;
        } finally {
            sockets.release();
        }
    }

    static Stream<Shape> shapes() {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(20);
        int a = random.nextInt(100, 1000);
        int b = random.nextInt(100, 1000);
        int body = random.nextInt(10, 100);
        String operands = "a=13&b=42";
        String others = "a=" + a + "&b=" + b;
        String sized = "Content-Type: text/plain\r\nContent-Length: 2\r\n";
        String chunked = "Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n";
        String browser = "User-Agent: sweep\r\nAccept: text/plain\r\nAccept-Encoding: identity\r\n";
        return Stream.of(
                new Shape(20, head("GET", operands, ""), 55),
                new Shape(21, head("GET", operands, browser), 55),
                new Shape(22, lowerCase(head("GET", operands, browser)), 55),
                new Shape(23, head("GET", others, ""), a + b),
                new Shape(24, head("POST", operands, sized) + "20", 75),
                new Shape(25, lowerCase(head("POST", operands, sized)) + "20", 75),
                new Shape(26, head("POST", others, sized) + body, a + b + body),
                new Shape(27, head("POST", operands, chunked) + "2\r\n20\r\n0\r\n\r\n", 75),
                new Shape(28, head("POST", operands, chunked) + "1\r\n2\r\n1\r\n0\r\n0\r\n\r\n", 75));
    }

    private static String head(String method, String operands, String fields) {
        return method + " /baseline11?" + operands + " HTTP/1.1\r\nHost: localhost:8080\r\n" + fields
                + "Connection: close\r\n\r\n";
    }

    /** With the names of all fields in lower case, and their values: the names of codings and types don't mind. */
    private static String lowerCase(String head) {
        int line = head.indexOf('\n') + 1;
        return head.substring(0, line) + head.substring(line).toLowerCase(Locale.ROOT);
    }
}
