package arena.profiles.getsum;

import io.vertx.grpc.common.GrpcStatus;

/** Addition that does not wrap around: a wrong sum would look like a right one. */
final class Sums {

    private Sums() {}

    /**
     * The sum of two numbers.
     *
     * @throws CallException if it does not fit in the field of the reply
     */
    static int sum(int a, int b) {
        long sum = (long) a + b;
        if (sum != (int) sum) {
            throw new CallException(GrpcStatus.OUT_OF_RANGE, "the sum does not fit in 32 bits");
        }
        return (int) sum;
    }
}
