package arena.profiles.getsum;

import arena.profiles.getsum.generated.BenchmarkServiceGrpcService;
import arena.profiles.getsum.generated.SumReply;
import io.vertx.grpc.common.ServiceMethod;
import io.vertx.grpc.common.ServiceName;
import java.util.function.Function;

/** How the messages of the service are read and written. Flavours differ in which. Stateless. */
public final class SumMessages {

    private final SumMethod<?, ?> getSum;
    private final SumMethod<?, ?> streamSum;

    SumMessages(SumMethod<?, ?> getSum, SumMethod<?, ?> streamSum) {
        this.getSum = getSum;
        this.streamSum = streamSum;
    }

    /** By the classes that protoc and Vert.x generate. */
    public static SumMessages generated() {
        return new SumMessages(
                new SumMethod<>(
                        BenchmarkServiceGrpcService.GetSum,
                        request -> new Operands(request.getA(), request.getB(), 0),
                        SumMessages::reply),
                new SumMethod<>(
                        BenchmarkServiceGrpcService.StreamSum,
                        request -> new Operands(request.getA(), request.getB(), request.getCount()),
                        SumMessages::reply));
    }

    /** By our own reading and writing of the wire format, which makes no message. */
    public static SumMessages direct() {
        return new SumMessages(direct("GetSum"), direct("StreamSum"));
    }

    SumMethod<?, ?> getSum() {
        return getSum;
    }

    SumMethod<?, ?> streamSum() {
        return streamSum;
    }

    private static SumReply reply(int result) {
        return SumReply.newBuilder().setResult(result).build();
    }

    private static SumMethod<Operands, Integer> direct(String method) {
        ServiceMethod<Operands, Integer> signature = ServiceMethod.server(
                ServiceName.create("benchmark", "BenchmarkService"), method, new SumEncoder(), new OperandsDecoder());
        return new SumMethod<>(signature, Function.identity(), Integer::valueOf);
    }
}
