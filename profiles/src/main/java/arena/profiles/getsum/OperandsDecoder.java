package arena.profiles.getsum;

import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.GrpcMessageDecoder;
import io.vertx.grpc.common.WireFormat;

/** Reads the request of either method: they name their fields alike. Stateless: one instance may serve every event loop. */
final class OperandsDecoder implements GrpcMessageDecoder<Operands> {

    /** Field number and wire type (0, a varint) of a, b and count. */
    private static final int A = 1 << 3;

    private static final int B = 2 << 3;
    private static final int COUNT = 3 << 3;

    @Override
    public Operands decode(GrpcMessage message) {
        WireReader in = new WireReader(message.payload());
        int a = 0;
        int b = 0;
        int count = 0;
        while (in.hasMore()) {
            int tag = in.tag();
            switch (tag) {
                case A -> a = (int) in.varint();
                case B -> b = (int) in.varint();
                case COUNT -> count = (int) in.varint();
                default -> in.skip(tag);
            }
        }
        return new Operands(a, b, count);
    }

    @Override
    public boolean accepts(WireFormat format) {
        return format == WireFormat.PROTOBUF;
    }
}
