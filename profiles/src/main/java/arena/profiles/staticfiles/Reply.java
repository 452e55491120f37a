package arena.profiles.staticfiles;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What is sent of a file: all of it, or the ranges that were asked for (RFC 9110, 15.3.7). Immutable. */
sealed interface Reply {

    int PARTIAL_CONTENT = 206;

    Representation file();

    /** Puts status and header fields. Nothing must have been put before. */
    void writeHead(HttpServerRequest request);

    static Reply of(Representation file, Optional<List<ByteRange>> ranges) {
        if (ranges.isEmpty()) {
            return new Whole(file);
        }
        List<ByteRange> parts = ranges.get();
        return parts.size() == 1 ? new Part(file, parts.getFirst()) : new Parts(file, Multipart.of(file, parts));
    }

    /** Something that is one stretch of the file. */
    sealed interface Stretch extends Reply {

        long offset();

        long length();
    }

    /** The whole file. */
    record Whole(Representation file) implements Stretch {

        @Override
        public void writeHead(HttpServerRequest request) {
            file.head().write(request);
        }

        @Override
        public long offset() {
            return 0;
        }

        @Override
        public long length() {
            return file.size();
        }
    }

    /** One range. */
    record Part(Representation file, ByteRange range) implements Stretch {

        @Override
        public void writeHead(HttpServerRequest request) {
            file.head().write(request);
            HttpServerResponse response = request.response().setStatusCode(PARTIAL_CONTENT);
            response.putHeader(HttpHeaders.CONTENT_LENGTH, Long.toString(range.length()));
            response.putHeader(HttpHeaders.CONTENT_RANGE, range.of(file.size()));
        }

        @Override
        public long offset() {
            return range.first();
        }

        @Override
        public long length() {
            return range.length();
        }
    }

    /** Several ranges in one body. */
    record Parts(Representation file, Multipart multipart) implements Reply {

        @Override
        public void writeHead(HttpServerRequest request) {
            file.head().write(request);
            HttpServerResponse response = request.response().setStatusCode(PARTIAL_CONTENT);
            response.putHeader(HttpHeaders.CONTENT_LENGTH, Long.toString(multipart.length()));
            response.putHeader(HttpHeaders.CONTENT_TYPE, multipart.type());
        }
    }

    /** Where a stretch of the file's bytes comes from. */
    @FunctionalInterface
    interface Bytes {

        Buffer read(long offset, int length) throws IOException;
    }
}
