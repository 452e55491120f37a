package arena.load.harness;

/**
 * A way in which requests failed.
 *
 * @param message Gatling's words
 * @param count how many requests did
 */
public record ErrorKind(String message, long count) {}
