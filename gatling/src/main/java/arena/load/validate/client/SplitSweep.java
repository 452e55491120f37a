package arena.load.validate.client;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;

/** Sends a request again and again, cut in two at each of its bytes, over many connections at once. Thread-safe. */
public final class SplitSweep {

    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final int SOCKETS_AT_ONCE = 384;

    private final Site site;
    private final Semaphore sockets = new Semaphore(SOCKETS_AT_ONCE);

    public SplitSweep(Site site) {
        this.site = site;
    }

    /** Wherever the request is cut, the status must be 200, the body this sum, and the connection closed after it. */
    public void mustAnswer(String request, long sum) {
        List<CompletableFuture<Optional<String>>> attempts = IntStream.range(1, request.length())
                .mapToObj(offset ->
                        CompletableFuture.supplyAsync(() -> problem(request, offset, sum), Fragments.threads()))
                .toList();
        List<String> problems = attempts.stream()
                .map(CompletableFuture::join)
                .flatMap(Optional::stream)
                .toList();
        if (!problems.isEmpty()) {
            throw new AssertionError(
                    "sent %s; cut at %d of its %d bytes it failed, first: %s; expected 200, \"%d\", closed"
                            .formatted(
                                    Words.request(request),
                                    problems.size(),
                                    request.length(),
                                    problems.getFirst(),
                                    sum));
        }
    }

    private Optional<String> problem(String request, int offset, long sum) {
        sockets.acquireUninterruptibly();
        try (RawConnection connection = site.connect()) {
            List<String> halves = List.of(request.substring(0, offset), request.substring(offset));
            Fragments.send(connection, halves, PAUSE).join();
            RawResponse response = connection.read();
            if (response.status() != 200 || !response.body().equals(Long.toString(sum))) {
                return Optional.of("cut at " + offset + " came " + Words.response(response));
            }
            return connection.isClosedByServer()
                    ? Optional.empty()
                    : Optional.of("cut at " + offset + " came the right answer and more bytes after it");
        } catch (RuntimeException failure) {
            return Optional.of("cut at " + offset + ": " + failure.getMessage());
        } finally {
            sockets.release();
        }
    }
}
