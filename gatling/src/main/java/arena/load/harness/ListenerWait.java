package arena.load.harness;

import arena.profiles.Endpoint;
import arena.profiles.Protocol;
import java.net.URI;
import java.time.Duration;

/** A server opens one port after the other, and answers on the first one before the last one is open. */
final class ListenerWait {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    /** Of one that is said to run already. */
    private static final Duration LIMIT_OF_OTHERS = Duration.ofSeconds(2);

    private static final Duration PAUSE = Duration.ofMillis(100);

    private ListenerWait() {}

    /**
     * Returns whether this endpoint takes connections, as soon as it does, or as the server has ended. Over UDP there is no
     * connection: there it is TCP at the same port, and of our own server the line with which it says that everything is open.
     */
    static boolean untilOpen(Server server, Endpoint endpoint) {
        URI target = server.targetOf(endpoint);
        Duration limit = server.log().isPresent() ? LIMIT : LIMIT_OF_OTHERS;
        long deadline = System.nanoTime() + limit.toNanos();
        while (!isOpen(target) || (endpoint.protocol() == Protocol.HTTP_3 && isStarting(server))) {
            if (server.hasEnded()) {
                return false;
            }
            if (System.nanoTime() > deadline) {
                return isOpen(target);
            }
            Pauses.of(PAUSE);
        }
        // Another's port, perhaps, which it has lost.
        return !server.hasEnded();
    }

    private static boolean isStarting(Server server) {
        return server.log().isPresent() && server.facts().isEmpty();
    }

    private static boolean isOpen(URI target) {
        try {
            return Probe.CONNECTION.succeeds(target);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }
}
