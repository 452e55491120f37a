package arena.app.listen;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Whether a port can be had. With SO_REUSEPORT a second server of the same user would join a port in silence and take half of
 * what comes, so whether it is taken has to be asked without. Where any port is asked for, this is also what picks one for
 * all loops.
 */
public final class FreePort {

    private static final int TRIES = 200;

    /** Linux gives outgoing connections ports from 32768 on: one of those may be a client's before a loop has opened it. */
    private static final int FIRST = 12_000;

    private static final int END = 32_000;

    private FreePort() {}

    /**
     * One that is free for TCP and for UDP.
     *
     * @throws ListenerException if none is found
     */
    public static int ofTcpAndUdp(String host) {
        IOException taken = new IOException("none tried");
        for (int i = 0; i < TRIES; i++) {
            try {
                return udp(host, tcp(host, ThreadLocalRandom.current().nextInt(FIRST, END)));
            } catch (IOException failure) {
                taken = failure;
            }
        }
        throw new ListenerException("no port of " + host + " is free for TCP and UDP: " + taken.getMessage(), 0, taken);
    }

    /**
     * The port of this listener, or one that is free where it wants any.
     *
     * @throws ListenerException if it is taken
     */
    static int of(ListenerConfig config) {
        if (config.port() == 0) {
            return ofTcpAndUdp(config.host());
        }
        try {
            return config.isQuic() ? udp(config.host(), config.port()) : tcp(config.host(), config.port());
        } catch (IOException taken) {
            String by = PortOwner.of(config.port(), config.isQuic())
                    .map(owner -> " is taken by " + owner)
                    .orElse(" can't be opened on " + config.host() + ": " + taken.getMessage());
            throw new ListenerException(config.name() + ": port " + config.port() + by, config.port(), taken);
        }
    }

    private static int tcp(String host, int port) throws IOException {
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(host, port));
            return probe.getLocalPort();
        }
    }

    private static int udp(String host, int port) throws IOException {
        try (DatagramSocket probe = new DatagramSocket(new InetSocketAddress(host, port))) {
            return probe.getLocalPort();
        }
    }
}
