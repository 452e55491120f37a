package arena.app.local;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/**
 * Where the programs of a stack listen, on 127.0.0.1 but for the edge.
 *
 * @param edge TCP, and UDP where HTTP/3 is spoken
 */
record StackPorts(int server, int edge, int authentication, int redis) {

    private static final int AUTHENTICATION = 9090;
    private static final int ATTEMPTS = 50;

    /**
     * The usual ones, or free ones.
     *
     * @param server 0 for any free one
     * @param edge 0 for any free one
     * @param othersToo whether the rest are free ones as well
     */
    static StackPorts of(int server, int edge, boolean othersToo) {
        return new StackPorts(
                server == 0 ? LocalPostgres.freePort() : server,
                edge == 0 ? freeForTcpAndUdp() : edge,
                othersToo ? LocalPostgres.freePort() : AUTHENTICATION,
                LocalPostgres.freePort());
    }

    private static int freeForTcpAndUdp() {
        for (int i = 0; i < ATTEMPTS; i++) {
            try (var tcp = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                    var _ = new DatagramSocket(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), tcp.getLocalPort()))) {
                return tcp.getLocalPort();
            } catch (IOException _) {
                // Taken for UDP: another one.
            }
        }
        throw new LocalException("No port is free for both TCP and UDP");
    }
}
