package arena.profiles.staticfiles;

import io.vertx.core.http.HttpHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.TimeUnit;

/**
 * What tells versions of a file apart for a client (RFC 9110, 8.8). Immutable.
 *
 * <p>The tag is strong, a different one for every version and coding, made of the file's stamp. It is weak while the stamp
 * is not settled, for two versions in one tick of the clock might share it (RFC 9110, 8.8.1).
 *
 * @param etag the whole value of ETag
 * @param opaque the tag without weakness, in its quotes
 * @param modifiedSeconds time of the last change of the bytes, in seconds since 1970
 * @param lastModified the same as the value of Last-Modified
 */
record Validators(CharSequence etag, String opaque, boolean strong, long modifiedSeconds, CharSequence lastModified) {

    static Validators of(Stamp stamp, Coding coding, boolean settled) {
        String opaque = '"' + opaque(stamp, coding) + '"';
        long seconds = Math.floorDiv(stamp.modifiedNanos(), TimeUnit.SECONDS.toNanos(1));
        return new Validators(
                HttpHeaders.createOptimized(settled ? opaque : "W/" + opaque),
                opaque,
                settled,
                seconds,
                HttpHeaders.createOptimized(HttpDate.format(seconds)));
    }

    /** A hash of 64 bits in 11 characters: short, since header bytes are paid for with every response. */
    private static String opaque(Stamp stamp, Coding coding) {
        long hash = mix(stamp.changedNanos());
        hash = mix(hash ^ stamp.modifiedNanos());
        hash = mix(hash ^ stamp.size());
        hash = mix(hash ^ stamp.inode());
        hash = mix(hash ^ stamp.device());
        hash = mix(hash ^ coding.token().hashCode());
        byte[] text = Base64.getUrlEncoder()
                .withoutPadding()
                .encode(ByteBuffer.allocate(Long.BYTES).putLong(hash).array());
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    /** Spreads every bit over all of them (the finaliser of SplitMix64). */
    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
