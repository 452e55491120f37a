package arena.app.listen;

/** A port can't be opened; the message says which, and by what it is taken where that is the reason. */
public final class ListenerException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int port;

    /** @param port 0 where none was found */
    ListenerException(String message, int port, Throwable cause) {
        super(message, cause);
        this.port = port;
    }

    /** The port that can't be had, or 0 where none was found. */
    public int port() {
        return port;
    }
}
