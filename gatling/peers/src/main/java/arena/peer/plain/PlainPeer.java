package arena.peer.plain;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import arena.peer.setup.Verticles;
import java.util.Map;

/**
 * A request handler on an HTTP server of Vert.x, without a router, with all options at their defaults: NIO, the TLS of the JDK, one
 * listening socket for all verticles.
 */
public final class PlainPeer {

    private PlainPeer() {}

    /** Returns the ports that it listens at. */
    public static Map<Port, Integer> start(PeerSettings settings) {
        return Verticles.deploy(settings, PlainVerticle::new);
    }
}
