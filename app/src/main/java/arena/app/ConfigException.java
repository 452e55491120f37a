package arena.app;

/** A bad value in the environment; the message names the variable, the value and what is expected. */
public final class ConfigException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ConfigException(String variable, String value, String expected) {
        super(variable + "=" + value + " (expected: " + expected + ")");
    }
}
