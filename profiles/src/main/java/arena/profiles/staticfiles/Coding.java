package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;
import java.util.List;

/** A content coding in which a file may lie beside itself; the order is that of preference among equals. */
enum Coding {
    BROTLI("br", ".br"),
    GZIP("gzip", ".gz"),
    IDENTITY("", "");

    /** All of them, since {@code values()} copies its array for every caller. */
    static final List<Coding> ALL = List.of(values());

    private final String token;
    private final String suffix;

    Coding(String token, String suffix) {
        this.token = token;
        this.suffix = suffix;
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
        return switch (this) {
            case BROTLI -> accepted.brotli();
            case GZIP -> accepted.gzip();
            case IDENTITY -> accepted.identity();
        };
    }
}
