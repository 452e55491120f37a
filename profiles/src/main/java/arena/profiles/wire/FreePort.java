package arena.profiles.wire;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ports for servers that are about to start. They lie below those that Linux gives to outgoing connections (32768 and up, see
 * {@code ip_local_port_range}): one of the others, free when it was looked for, may be a client's a moment later. None is given
 * twice by the same process before all have been. Thread-safe.
 */
public final class FreePort {

    private static final int FIRST = 12_000;
    private static final int COUNT = 20_000;
    private static final int TRIES = 500;

    /** Processes that look for ports at the same time begin at different ones. */
    private static final AtomicInteger NEXT =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(COUNT));

    private FreePort() {}

    /** One of 127.0.0.1 that is free for TCP and for UDP. */
    public static int next() {
        return next("127.0.0.1");
    }

    /**
     * One that is free for TCP and for UDP.
     *
     * @param host name or address of an interface of this machine
     * @throws IllegalStateException if none is free, or none can be had on this host
     */
    public static int next(String host) {
        IOException last = new IOException();
        for (int i = 0; i < TRIES; i++) {
            int port = FIRST + Math.floorMod(NEXT.getAndIncrement(), COUNT);
            InetSocketAddress address = new InetSocketAddress(host, port);
            try (ServerSocket tcp = new ServerSocket();
                    DatagramSocket _ = new DatagramSocket(address)) {
                tcp.bind(address);
                return port;
            } catch (IOException taken) {
                last = taken;
            }
        }
        throw new IllegalStateException("no port of " + host + " is free for TCP and UDP: " + last.getMessage(), last);
    }
}
