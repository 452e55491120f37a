package arena.profiles.getsum;

import io.vertx.core.buffer.Buffer;
import io.vertx.grpc.common.GrpcMessage;
import io.vertx.grpc.common.GrpcStatus;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.GZIPInputStream;

/** Undoes the compression of a message. The one of Vert.x has no limit to what comes out. */
final class Compressed {

    private static final String NONE = "identity";
    private static final String GZIP = "gzip";

    private Compressed() {}

    /**
     * The same message, not compressed.
     *
     * @throws CallException if it is compressed in a way that is not known, or malformed, or would be too large
     */
    static GrpcMessage undo(GrpcMessage message, int maxBytes) {
        return switch (message.encoding()) {
            case NONE -> message;
            case GZIP -> GrpcMessage.message(NONE, message.format(), gunzip(message.payload(), maxBytes));
            case GetSumService.NO_ENCODING ->
                throw CallException.malformed("a compressed message, and no grpc-encoding that tells how");
            default ->
                throw new CallException(
                        GrpcStatus.UNIMPLEMENTED, "grpc-encoding " + message.encoding() + " is not supported");
        };
    }

    private static Buffer gunzip(Buffer payload, int maxBytes) {
        byte[] bytes;
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(payload.getBytes()))) {
            bytes = in.readNBytes(maxBytes + 1);
        } catch (IOException _) {
            throw CallException.malformed("malformed gzip");
        }
        if (bytes.length > maxBytes) {
            throw GetSumService.tooLarge();
        }
        return Buffer.buffer(bytes);
    }
}
