package arena.load.harness;

/** A bench run cannot go on; the message tells the user why. */
public final class HarnessException extends RuntimeException {

    private static final long serialVersionUID = 1;

    HarnessException(String message) {
        super(message);
    }

    HarnessException(String message, Throwable cause) {
        super(message, cause);
    }
}
