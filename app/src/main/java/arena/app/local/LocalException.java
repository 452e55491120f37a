package arena.app.local;

/** The local stack cannot be made or started; the message says which part, why, and what to do about it. */
public final class LocalException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LocalException(String message) {
        super(message);
    }

    LocalException(String message, Throwable cause) {
        super(message, cause);
    }
}
