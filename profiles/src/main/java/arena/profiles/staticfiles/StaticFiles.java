package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Serves the files of a folder, and the compressed siblings that lie beside them, over every version of HTTP (RFC 9110:
 * content negotiation, validators, conditions, ranges). It follows the disk: every response is made of what lies there when
 * the request is handled. The README in this package tells how, and what it can't promise.
 *
 * <p>The file is the parameter of the route. It answers 404 if there is no such file, 406 if the client takes none of its
 * codings, 412, 416, and 503 if the file changes faster than it can be read.
 *
 * <p>Thread-safe: one serves all event loops, and is shared by them for its cache's sake.
 */
public final class StaticFiles implements Handler<Exchange> {

    /** How often a file may change while it is being read before the client is told to come again. */
    private static final int MAX_TRIES = 20;

    private static final CharSequence RANGE = HttpHeaders.createOptimized("range");

    private static final System.Logger LOG = System.getLogger(StaticFiles.class.getName());

    private final Lookup lookup;
    private final BodySource bodies;
    private final InstantSource clock;

    StaticFiles(Lookup lookup, BodySource bodies, InstantSource clock) {
        this.lookup = lookup;
        this.bodies = bodies;
        this.clock = clock;
    }

    /**
     * Remembers nothing: metadata and bytes come from the disk for every response.
     *
     * @param root the folder; it may be missing, and come and go
     */
    public static StaticFiles fromDisk(Path root, Transfer transfer) {
        InstantSource clock = InstantSource.system();
        return new StaticFiles(
                new FreshLookup(new Folder(root, Probe::once, clock, transfer)), new DiskBody(transfer), clock);
    }

    /** Remembers metadata and heads, and checks them with every request; the bytes come from the disk. See {@link #fromDisk}. */
    public static StaticFiles withCachedHeads(Path root, Transfer transfer) {
        InstantSource clock = InstantSource.system();
        return new StaticFiles(
                new RememberingLookup(new Folder(root, Probe::often, clock, transfer)), new DiskBody(transfer), clock);
    }

    /**
     * Remembers bodies of up to 1 MiB as well. See {@link #fromDisk}.
     *
     * @param limitBytes what they may take together
     */
    public static StaticFiles inMemory(Path root, Transfer transfer, long limitBytes) {
        InstantSource clock = InstantSource.system();
        return new StaticFiles(
                new RememberingLookup(new Folder(root, Probe::often, clock, transfer)),
                new MemoryBody(limitBytes, OpenFile::readWhole, new DiskBody(transfer)),
                clock);
    }

    /** What the cache of bodies has done so far. */
    public Stats stats() {
        return bodies.stats();
    }

    @Override
    public void handle(Exchange exchange) {
        serve(exchange, 1);
    }

    private void serve(Exchange exchange, int attempt) {
        HttpServerRequest request = exchange.request();
        Representation file = lookup.find(exchange.segment(), AcceptEncoding.of(request));
        switch (Conditions.evaluate(request, file.validators())) {
            case NOT_MODIFIED -> sendNotModified(request.response(), file);
            case FAILED -> throw new RequestException(412, "precondition failed");
            case PROCEED -> {
                if (HttpMethod.HEAD.equals(request.method())) {
                    sendHead(request, file);
                } else {
                    sendBody(exchange, file, attempt);
                }
            }
        }
    }

    private void sendBody(Exchange exchange, Representation file, int attempt) {
        Optional<List<ByteRange>> ranges = ranges(exchange.request(), file);
        if (ranges.isPresent() && ranges.get().isEmpty()) {
            exchange.request().response().putHeader(HttpHeaders.CONTENT_RANGE, "bytes */" + file.size());
            throw new RequestException(416, "range not satisfiable");
        }
        bodies.send(exchange, Reply.of(file, ranges), failure -> handleFailure(exchange, failure, attempt));
    }

    /** The ranges to send, or empty for the whole file. */
    private Optional<List<ByteRange>> ranges(HttpServerRequest request, Representation file) {
        @Nullable String range = request.getHeader(RANGE);
        if (range == null
                || !Conditions.rangeApplies(
                        request, file.validators(), TimeUnit.MILLISECONDS.toSeconds(clock.millis()))) {
            return Optional.empty();
        }
        Optional<List<ByteRange>> ranges = RangeParser.parse(range, file.size());
        // Clients differ in what Content-Encoding means for a body in several parts: they get the whole instead.
        return ranges.filter(parts -> parts.size() <= 1 || file.coding() == Coding.IDENTITY);
    }

    private void handleFailure(Exchange exchange, Throwable failure, int attempt) {
        if (!(failure instanceof FileChangedException)) {
            exchange.fail(failure);
        } else if (attempt == MAX_TRIES) {
            exchange.fail(new RequestException(503, "the file is being changed"));
        } else {
            try {
                serve(exchange, attempt + 1);
            } catch (RuntimeException refusal) {
                exchange.fail(refusal);
            }
        }
    }

    /** Not by the source of bodies, for sendFile would send the body even so. */
    private static void sendHead(HttpServerRequest request, Representation file) {
        file.head().write(request);
        end(request.response());
    }

    private static void sendNotModified(HttpServerResponse response, Representation file) {
        file.head().writeValidation(response);
        end(response.setStatusCode(304));
    }

    private static void end(HttpServerResponse response) {
        response.end().onFailure(failure -> LOG.log(System.Logger.Level.DEBUG, "answer not delivered", failure));
    }
}
