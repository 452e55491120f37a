package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import java.util.function.ToIntFunction;

/** A content coding in which a file may lie beside itself; the order is that of preference among equals. */
enum Coding {
    BROTLI("br", ".br", AcceptEncoding::brotli),
    GZIP("gzip", ".gz", AcceptEncoding::gzip),
    IDENTITY("", "", AcceptEncoding::identity);

    private final String token;
    private final String suffix;
    private final ToIntFunction<AcceptEncoding> quality;

    Coding(String token, String suffix, ToIntFunction<AcceptEncoding> quality) {
        this.token = token;
        this.suffix = suffix;
        this.quality = quality;
    }

    /** The token of Content-Encoding, empty for identity. */
    String token() {
        return token;
    }

    /** What the name of the file in this coding adds to the name of the file itself. */
    String suffix() {
        return suffix;
    }

    /** How gladly the client takes it, in thousandths; 0 if it must not be sent. */
    int quality(AcceptEncoding accepted) {
        return quality.applyAsInt(accepted);
    }
}
