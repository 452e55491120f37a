package arena.app.tls;

import org.jspecify.annotations.Nullable;

/** A certificate, a key or a TLS library can't be used; the message says which and why. */
public final class TlsException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TlsException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
