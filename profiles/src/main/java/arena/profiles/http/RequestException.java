package arena.profiles.http;

/**
 * A request that can't be answered as it was meant, by the client's fault or because something is not there (503): it is
 * answered with this status and this one plain line, and nothing is logged. It has no stack trace, because a client can
 * provoke as many of them as it likes.
 */
public final class RequestException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;

    public RequestException(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    public static RequestException badRequest(String message) {
        return new RequestException(400, message);
    }

    public static RequestException notFound() {
        return new RequestException(404, "not found");
    }

    public int status() {
        return status;
    }
}
