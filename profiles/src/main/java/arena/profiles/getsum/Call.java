package arena.profiles.getsum;

import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.grpc.common.CodecException;
import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.GrpcStatus;
import io.vertx.grpc.server.GrpcServerRequest;
import io.vertx.grpc.server.GrpcServerResponse;
import org.jspecify.annotations.Nullable;

/**
 * A call with one message, which is answered once the client has ended it, and ended exactly once, well or badly. Owned by
 * the event loop of its connection.
 *
 * <p>It reads whole messages by itself, because the stubs of Vert.x answer neither a call without one nor a malformed one.
 */
final class Call<Q, R> implements Handler<GrpcMessage> {

    /** Answers the call once what it asks is known. What it throws becomes the answer. */
    @FunctionalInterface
    interface Answer {
        void give(Call<?, ?> call, Operands operands);
    }

    private static final System.Logger LOG = System.getLogger(Call.class.getName());

    private final SumMethod<Q, R> method;
    private final Answer answer;
    private final GrpcServerRequest<Q, R> request;
    private final GrpcServerResponse<Q, R> response;
    private @Nullable Operands operands;
    private @Nullable Deadline deadline;
    private boolean isOver;

    private Call(SumMethod<Q, R> method, Answer answer, GrpcServerRequest<Q, R> request) {
        this.method = method;
        this.answer = answer;
        this.request = request;
        this.response = request.response();
    }

    /** Begins to read. */
    static <Q, R> void serve(Vertx loop, SumMethod<Q, R> method, Answer answer, GrpcServerRequest<Q, R> request) {
        Call<Q, R> call = new Call<>(method, answer, request);
        request.messageHandler(call);
        request.endHandler(_ -> call.attempt(call::answer));
        request.invalidMessageHandler(_ -> call.fail(GetSumService.tooLarge()));
        String timeout = request.headers().get(GetSumService.TIMEOUT);
        if (timeout != null) {
            call.expireAfter(loop, timeout);
        }
    }

    @Override
    public void handle(GrpcMessage message) {
        attempt(() -> {
            if (operands != null) {
                throw CallException.malformed("the call has more than one message");
            }
            operands = method.read(Compressed.undo(message, GetSumService.MAX_MESSAGE_BYTES));
        });
    }

    /** Takes a step towards the answer, unless the call is over. What it throws becomes the answer. */
    void attempt(Runnable step) {
        if (isOver) {
            return;
        }
        try {
            step.run();
        } catch (RuntimeException failure) {
            fail(failure);
        }
    }

    /** Whether there is nothing to be sent any more, because it is ended or the client is gone. */
    boolean isOver() {
        return isOver;
    }

    /** Lets {@link #isOver} know that the client has gone or has cancelled the call, which only a lasting one needs. */
    void watchClient() {
        request.errorHandler(_ -> finish());
        response.exceptionHandler(_ -> finish());
    }

    /** Sends one of several results. */
    Future<Void> write(int result) {
        return response.write(method.reply().apply(result));
    }

    /** Ends the call well, with its only result. */
    void end(int result) {
        response.end(method.reply().apply(result));
        finish();
    }

    /** Ends the call well. */
    void end() {
        response.end();
        finish();
    }

    private void answer() {
        if (operands == null) {
            throw CallException.malformed("the call has no whole message");
        }
        if (deadline != null && deadline.hasPassed()) {
            throw expired();
        }
        answer.give(this, operands);
    }

    private void expireAfter(Vertx loop, String timeout) {
        watchClient();
        attempt(() -> deadline = Deadline.start(loop, timeout, () -> fail(expired())));
    }

    private void fail(RuntimeException failure) {
        if (isOver) {
            return;
        }
        finish();
        CallException reason = switch (failure) {
            case CallException fault -> fault;
            case CodecException _ -> CallException.malformed("malformed message");
            default -> {
                LOG.log(System.Logger.Level.ERROR, "failed: " + request.fullMethodName(), failure);
                yield new CallException(GrpcStatus.INTERNAL, "internal error");
            }
        };
        response.status(reason.status()).statusMessage(reason.getMessage()).end();
    }

    private void finish() {
        isOver = true;
        if (deadline != null) {
            deadline.cancel();
        }
    }

    private static CallException expired() {
        return new CallException(GrpcStatus.DEADLINE_EXCEEDED, "the time of the call is over");
    }
}
