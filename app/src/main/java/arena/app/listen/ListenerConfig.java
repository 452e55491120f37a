package arena.app.listen;

/**
 * A port and what is spoken there.
 *
 * @param name what to call it in messages
 * @param host the address to bind, {@code 0.0.0.0} for all
 * @param port 0 means any free one, the same on every loop
 */
public record ListenerConfig(String name, String host, int port) {}
