package arena.load.harness;

import java.net.URI;
import java.util.OptionalLong;

/**
 * The server under load.
 *
 * @param target scheme, host and port
 * @param pid of its process, if it is known and on this machine
 */
public record Server(URI target, OptionalLong pid) {}
