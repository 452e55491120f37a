package arena.app;

import io.vertx.core.http.CompressionConfig;

/** What the compression of Vert.x is set to. Levels are those of the best score in the README of the module profiles. */
final class Compression {

    private static final int GZIP_LEVEL = 3;
    private static final int BROTLI_QUALITY = 2;

    /** Bytes below which a body is sent as it is: it would hardly get smaller, and all endpoints but JSON and files are. */
    private static final int THRESHOLD_BYTES = 128;

    private Compression() {}

    static CompressionConfig standard() {
        return new CompressionConfig()
                .setCompressionEnabled(true)
                .setContentSizeThreshold(THRESHOLD_BYTES)
                .addGzip(GZIP_LEVEL)
                .addBrotli(BROTLI_QUALITY);
    }
}
