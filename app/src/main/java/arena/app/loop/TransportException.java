package arena.app.loop;

/** No event loop can be had on the transport asked for; the message says why, transport by transport. */
public final class TransportException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TransportException(String message) {
        super(message);
    }
}
