package arena.profiles.getsum;

import io.vertx.grpc.common.CodecException;
import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.ServiceMethod;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A method of the service, by its messages. Stateless.
 *
 * @param signature its name, and how its messages are read and written
 * @param operands takes a request apart
 * @param reply makes a reply
 */
record SumMethod<Q, R>(ServiceMethod<Q, R> signature, Function<Q, Operands> operands, IntFunction<R> reply) {

    /**
     * What a message that is not compressed asks.
     *
     * @throws CodecException if it is malformed
     */
    Operands read(GrpcMessage message) {
        return operands.apply(signature.decoder().decode(message));
    }
}
