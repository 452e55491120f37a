package arena.app.listen;

/** A port can't be opened; the message says which, and by what it is taken where that is the reason. */
public final class ListenerException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ListenerException(String message, Throwable cause) {
        super(message, cause);
    }
}
