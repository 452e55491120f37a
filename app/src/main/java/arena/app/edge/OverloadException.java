package arena.app.edge;

/** Too many requests wait for a connection already. */
final class OverloadException extends RuntimeException {

    private static final long serialVersionUID = 1;

    OverloadException() {
        // A client can provoke as many as it likes: no stack trace.
        super("too many requests wait for a connection", null, false, false);
    }
}
