package arena.peer;

import arena.peer.jdk.JdkPeer;
import arena.peer.netty.NettyPeer;
import arena.peer.plain.PlainPeer;
import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import arena.peer.web.WebPeer;
import java.io.IOException;
import java.util.Map;
import java.util.Set;

/** The peers by the names that {@code arena compare} knows them by, and the profiles that each can answer. */
enum Peer {
    NETTY("netty"),
    VERTX_WEB("vertx-web"),
    VERTX_PLAIN("vertx-plain"),
    JDK("jdk");

    private final String label;

    Peer(String label) {
        this.label = label;
    }

    /** Ids of the arena's profiles. */
    Set<String> profiles() {
        return switch (this) {
            case NETTY -> Set.of("baseline", "limited-conn", "latency-1m", "latency-10k", "pipelined", "async");
            case VERTX_WEB ->
                Set.of(
                        "baseline",
                        "limited-conn",
                        "latency-1m",
                        "latency-10k",
                        "pipelined",
                        "async",
                        "json-comp",
                        "json-tls",
                        "8gbit",
                        "static-tls",
                        "static-h2",
                        "async-db",
                        "fortunes");
            case VERTX_PLAIN ->
                Set.of(
                        "baseline",
                        "pipelined",
                        "baseline-h2",
                        "baseline-h2c",
                        "json-h2c",
                        "unary-grpc",
                        "unary-grpc-tls",
                        "echo-ws",
                        "echo-ws-limited",
                        "echo-ws-pipeline");
            case JDK ->
                Set.of("baseline", "limited-conn", "latency-1m", "latency-10k", "pipelined", "async", "json-comp");
        };
    }

    /** Returns the ports that it listens at. */
    Map<Port, Integer> start(PeerSettings settings) throws IOException {
        return switch (this) {
            case NETTY -> NettyPeer.start(settings);
            case VERTX_WEB -> WebPeer.start(settings);
            case VERTX_PLAIN -> PlainPeer.start(settings);
            case JDK -> JdkPeer.start(settings);
        };
    }

    @Override
    public String toString() {
        return label;
    }
}
