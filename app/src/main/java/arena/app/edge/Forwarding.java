package arena.app.edge;

import arena.profiles.http.StreamedAnswer;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A request on its way to the server, and the answer on its way back. Of either body no more is held than one read: a side that
 * does not take what it gets stops the other. A connection to the server is asked for when it is known how the request goes on,
 * so that who sends a head and then nothing keeps none.
 */
final class Forwarding implements Call.Caller {

    private static final long UNKNOWN = -1;
    private static final long MALFORMED = -2;

    private static final Set<HttpMethod> SAFE = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    /** More than these are no long, and no body. */
    private static final int MAX_LENGTH_DIGITS = 18;

    private final HttpServerRequest request;
    private final HttpServerResponse response;
    private final RequestHead head;
    private final EdgeSettings.Limits limits;
    private final Call call;
    private @Nullable HttpClientRequest upstream;
    private @Nullable HttpClientResponse answer;
    private @Nullable Buffer first;
    private boolean requestEnded;
    private boolean stopped;
    private boolean lost;
    private long length = UNKNOWN;
    private long passed;

    Forwarding(
            HttpServerRequest request, RequestHead head, Pool pool, Deadlines deadlines, EdgeSettings.Limits limits) {
        this.request = request;
        this.response = request.response();
        this.head = head;
        this.limits = limits;
        this.call = new Call(pool, deadlines, limits.connect(), limits.answer(), this);
    }

    /** Begins; the request may have been paused until now. */
    void start() {
        request.handler(this::requestPart);
        request.endHandler(_ -> requestEnd());
        request.exceptionHandler(this::requestBroken);
        response.exceptionHandler(_ -> clientGone());
        call.patience(limits.pause());
        request.resume();
    }

    private void requestPart(Buffer part) {
        HttpClientRequest target = upstream;
        if (target == null) {
            first = part;
            request.pause();
            call.start();
            return;
        }
        call.patience(limits.pause());
        target.write(part);
        if (target.writeQueueFull()) {
            request.pause();
            target.drainHandler(_ -> {
                call.patience(limits.pause());
                request.resume();
            });
        }
    }

    private void requestEnd() {
        requestEnded = true;
        HttpClientRequest target = upstream;
        if (target == null) {
            call.start();
        } else {
            call.patience(limits.answer());
            target.end();
        }
    }

    @Override
    public boolean isRepeatable() {
        return first == null && SAFE.contains(request.method());
    }

    @Override
    public void send(HttpClientRequest ready) {
        head.fill(ready);
        Buffer part = first;
        if (part == null) {
            ready.end();
            return;
        }
        String declared = request.headers().get(HttpHeaders.CONTENT_LENGTH);
        if (declared == null) {
            ready.setChunked(true);
        } else {
            ready.putHeader(HttpHeaders.CONTENT_LENGTH, declared);
        }
        upstream = ready;
        requestPart(part);
        if (!ready.writeQueueFull()) {
            request.resume();
        }
    }

    @Override
    public void answered(HttpClientResponse received) {
        answer = received;
        long declared = declaredLength(received);
        if (received.statusCode() < 200 || declared < UNKNOWN) {
            call.cancel();
            failed(Call.Failure.BROKEN);
            return;
        }
        call.patience(limits.pause());
        response.setStatusCode(received.statusCode());
        MultiMap fields = response.headers();
        Fields.addResponse(received.headers(), fields);
        if (declared >= 0) {
            fields.add(HttpHeaders.CONTENT_LENGTH, received.headers().get(HttpHeaders.CONTENT_LENGTH));
        } else if (hasBody(received)) {
            response.setChunked(true);
        }
        length = hasBody(received) ? declared : UNKNOWN;
        received.exceptionHandler(this::answerBroken);
        received.handler(this::answerPart);
        received.endHandler(_ -> answerEnd(received));
    }

    private void answerPart(Buffer part) {
        call.patience(limits.pause());
        passed += part.length();
        if (passed == length) {
            // In one piece with the end, which the server's connection reports next.
            response.end(part);
            return;
        }
        response.write(part);
        HttpClientResponse source = answer;
        if (response.writeQueueFull() && source != null) {
            stopped = true;
            source.pause();
            response.drainHandler(_ -> goOn(source));
        }
    }

    private void goOn(HttpClientResponse source) {
        stopped = false;
        call.patience(limits.pause());
        source.resume();
        if (lost) {
            // What had come before is passed on by then, and has the end in it or not.
            Objects.requireNonNull(Vertx.currentContext())
                    .runOnContext(_ -> answerBroken(new HttpClosedException("cut off")));
        }
    }

    /** The end of a connection overtakes what has come over it and waits here for a slow client. */
    private void answerBroken(Throwable cause) {
        lost = true;
        if (!stopped) {
            call.broken(cause);
        }
    }

    private void answerEnd(HttpClientResponse received) {
        StreamedAnswer.end(request);
        boolean keeps = received.version() != HttpVersion.HTTP_1_0 && !Fields.closes(received.headers());
        call.finish(keeps && requestEnded);
        Answers.ignoreRest(request);
    }

    @Override
    public void failed(Call.Failure failure) {
        if (response.ended()) {
            Answers.ignoreRest(request);
        } else if (response.headWritten()) {
            Answers.abandon(request);
        } else if (failure == Call.Failure.LATE && !requestEnded && !isServerFull()) {
            Answers.plain(request, 408, "the request takes too long");
        } else {
            response.headers().clear();
            Answers.plain(request, failure.status(), failure.message());
        }
    }

    private void clientGone() {
        call.cancel();
    }

    private void requestBroken(Throwable cause) {
        call.cancel();
        Answers.broken(request, cause);
    }

    /** Whether it is the server that does not take more of the request. */
    private boolean isServerFull() {
        return upstream != null && upstream.writeQueueFull();
    }

    private boolean hasBody(HttpClientResponse received) {
        return !HttpMethod.HEAD.equals(request.method())
                && received.statusCode() != 204
                && received.statusCode() != 304;
    }

    /** What it says in Content-Length, or that it says nothing, or nothing that makes sense. */
    private static long declaredLength(HttpClientResponse received) {
        String declared = received.headers().get(HttpHeaders.CONTENT_LENGTH);
        if (declared == null || received.statusCode() == 204) {
            return UNKNOWN;
        }
        boolean digits =
                declared.length() <= MAX_LENGTH_DIGITS && declared.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits && !declared.isEmpty() ? Long.parseLong(declared) : MALFORMED;
    }
}
