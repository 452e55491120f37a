package arena.profiles.staticfiles;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Several ranges of a file as one body of type {@code multipart/byteranges} (RFC 9110, 14.6). The boundary is random, so
 * nobody can put it into a file on purpose. Immutable.
 */
final class Multipart {

    private final List<ByteRange> ranges;
    private final List<byte[]> openings;
    private final byte[] closing;
    private final String boundary;

    private Multipart(List<ByteRange> ranges, List<byte[]> openings, byte[] closing, String boundary) {
        this.ranges = List.copyOf(ranges);
        this.openings = List.copyOf(openings);
        this.closing = closing;
        this.boundary = boundary;
    }

    static Multipart of(Representation file, List<ByteRange> ranges) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        String boundary = Long.toHexString(random.nextLong()) + Long.toHexString(random.nextLong());
        List<byte[]> openings = new ArrayList<>();
        for (ByteRange range : ranges) {
            openings.add(ascii("\r\n--" + boundary + "\r\nContent-Type: "
                    + file.head().type() + "\r\nContent-Range: " + range.of(file.size()) + "\r\n\r\n"));
        }
        return new Multipart(ranges, openings, ascii("\r\n--" + boundary + "--\r\n"), boundary);
    }

    /** The value of Content-Type. */
    String type() {
        return "multipart/byteranges; boundary=" + boundary;
    }

    /** Length of the body in bytes. */
    long length() {
        long length = ByteRange.total(ranges) + closing.length;
        for (byte[] opening : openings) {
            length += opening.length;
        }
        return length;
    }

    Buffer body(Reply.Bytes bytes) throws IOException {
        Buffer body = Buffer.buffer(Math.toIntExact(length()));
        for (int i = 0; i < ranges.size(); i++) {
            ByteRange range = ranges.get(i);
            body.appendBytes(openings.get(i));
            body.appendBuffer(bytes.read(range.first(), Math.toIntExact(range.length())));
        }
        return body.appendBytes(closing);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
