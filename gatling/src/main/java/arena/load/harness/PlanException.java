package arena.load.harness;

/** What was asked for cannot be planned; the message tells the user why. */
public final class PlanException extends RuntimeException {

    private static final long serialVersionUID = 1;

    PlanException(String message) {
        super(message);
    }
}
