package arena.peer.web;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import arena.peer.setup.Verticles;
import java.util.Map;

/**
 * Vert.x Web as its users write it: a router, a body handler on all routes, {@code JsonObject}, the static handler, compression
 * switched on, a pool of connections in each verticle, and all options that nobody needs at their defaults: NIO, the TLS of the
 * JDK, statements prepared anew.
 */
public final class WebPeer {

    private WebPeer() {}

    /** Returns the ports that it listens at. */
    public static Map<Port, Integer> start(PeerSettings settings) {
        return Verticles.deploy(settings, WebVerticle::new);
    }
}
