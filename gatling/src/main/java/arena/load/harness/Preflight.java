package arena.load.harness;

import arena.load.validate.client.TrustAll;
import arena.profiles.Payload;
import arena.profiles.Protocol;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;

/**
 * Each request of a workload, once, the first hundred where there are thousands, with an answer that is looked into: wrk and h2load do not do so. What the client of the
 * JDK cannot speak (HTTP/2 in clear text, gRPC, HTTP/3, WebSocket) is left to the tools, which say what they look at.
 */
final class Preflight {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofMillis(200);

    private static final int MOST = 100;

    private final Verifier verifier;

    Preflight(Reference reference) {
        this.verifier = new Verifier(reference);
    }

    /** Returns when all answers are right, or when the time is over. */
    void awaitAnswers(LoadJob job, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        while (problem(job).isPresent() && System.nanoTime() < deadline) {
            Pauses.of(PAUSE);
        }
    }

    /** What is wrong with the first wrong answer, or nothing. */
    Optional<String> problem(LoadJob job) {
        Protocol protocol = job.scenario().workload().endpoint().protocol();
        boolean tls = job.scenario().workload().endpoint().tls();
        if (protocol != Protocol.HTTP_1_1 && !(protocol == Protocol.HTTP_2 && tls)) {
            return Optional.empty();
        }
        try (HttpClient client = client(protocol)) {
            for (Request request :
                    job.requests().subList(0, Math.min(MOST, job.requests().size()))) {
                Optional<String> problem = problem(client, job.target(), request);
                if (problem.isPresent()) {
                    return problem.map(text -> request.method() + " " + request.target() + ": " + text);
                }
            }
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }

    private Optional<String> problem(HttpClient client, URI target, Request request) throws InterruptedException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(target + request.target()))
                .timeout(LIMIT)
                .method(request.method(), body(request.payload()));
        request.headers().forEach(builder::header);
        try {
            HttpResponse<byte[]> response = client.send(builder.build(), BodyHandlers.ofByteArray());
            String type = response.headers().firstValue("Content-Type").orElse(null);
            String coding = response.headers().firstValue("Content-Encoding").orElse("");
            return switch (coding) {
                case "" -> verifier.problem(request.answer(), response.statusCode(), type, response.body());
                case "gzip" ->
                    verifier.problem(request.answer(), response.statusCode(), type, unzipped(response.body()));
                // Neither the JDK nor this can undo any other.
                default ->
                    response.statusCode() == request.answer().status()
                            ? Verifier.typeProblem(request.answer().contentType(), type)
                            : Optional.of("status: " + response.statusCode());
            };
        } catch (IOException e) {
            return Optional.of("no answer (" + e + ")");
        }
    }

    private static HttpClient client(Protocol protocol) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new TrustAll()}, null);
            return HttpClient.newBuilder()
                    .sslContext(context)
                    .version(protocol == Protocol.HTTP_2 ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1)
                    .build();
        } catch (GeneralSecurityException e) {
            throw new HarnessException("No TLS: " + e, e);
        }
    }

    private static BodyPublisher body(Payload payload) {
        byte[] bytes = payload.bytes();
        return switch (payload.framing()) {
            case NONE -> BodyPublishers.noBody();
            case CONTENT_LENGTH -> BodyPublishers.ofByteArray(bytes);
            case CHUNKED -> BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes));
            case TEXT_MESSAGE -> throw new IllegalArgumentException("payload: a WebSocket message (expected: HTTP)");
        };
    }

    private static byte[] unzipped(byte[] body) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return in.readAllBytes();
        }
    }
}
