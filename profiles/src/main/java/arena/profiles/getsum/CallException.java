package arena.profiles.getsum;

import io.vertx.grpc.common.GrpcStatus;

/**
 * A call that can't be answered as it was meant, by the client's fault: it ends with this status and message, and nothing is
 * logged. It has no stack trace, because a client can provoke as many of them as it likes.
 */
final class CallException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final GrpcStatus status;

    CallException(GrpcStatus status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    /** What is no well-formed call of the method: grpc-java ends that with INTERNAL, too. */
    static CallException malformed(String message) {
        return new CallException(GrpcStatus.INTERNAL, message);
    }

    GrpcStatus status() {
        return status;
    }
}
