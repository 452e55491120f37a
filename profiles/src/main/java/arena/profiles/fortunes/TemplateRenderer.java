package arena.profiles.fortunes;

import io.jstach.jstachio.output.ByteBufferEncodedOutput;
import io.vertx.core.buffer.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** See {@link FortunesRenderer#template}. */
final class TemplateRenderer implements FortunesRenderer {

    /** Bytes of the last page, for the next one will be about as long. */
    private int expected = 1024;

    @Override
    public Buffer render(List<Fortune> fortunes) {
        ByteBufferEncodedOutput output = ByteBufferEncodedOutput.ofByteArray(StandardCharsets.UTF_8, expected);
        ByteBuffer bytes = PageRenderer.of().write(new Page(fortunes), output).asByteBuffer();
        expected = bytes.remaining();
        return Buffer.buffer(expected).appendBytes(bytes.array(), bytes.arrayOffset() + bytes.position(), expected);
    }
}
