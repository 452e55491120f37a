package arena.load.record;

/**
 * A way in which requests failed.
 *
 * @param message in the words of the tool
 * @param count how many requests did
 */
public record ErrorKind(String message, long count) {}
