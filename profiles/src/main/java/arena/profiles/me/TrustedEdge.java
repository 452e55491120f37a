package arena.profiles.me;

import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * From where a request may come that says in whose name it is: addresses of the edge, which asks the authentication
 * service and lets no client say so itself. A Unix domain socket counts as 127.0.0.1. Immutable.
 *
 * <p>What counts is the peer of the connection, never a header, which anybody can send.
 */
public record TrustedEdge(List<Network> networks) {

    /** This machine. */
    public static final TrustedEdge LOOPBACK = parse("127.0.0.0/8, ::1");

    private static final String UNIX_DOMAIN_SOCKET = "127.0.0.1";

    public TrustedEdge {
        networks = List.copyOf(networks);
    }

    /**
     * Reads addresses and networks ({@code 10.0.0.5, 10.1.0.0/16, fd00::/8}) divided by commas.
     *
     * @throws IllegalArgumentException if one is none
     */
    public static TrustedEdge parse(String list) {
        return new TrustedEdge(Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .map(Network::parse)
                .toList());
    }

    /** The address of this peer, empty if it has none. */
    static String address(SocketAddress peer) {
        String address = peer.isDomainSocket() ? UNIX_DOMAIN_SOCKET : peer.hostAddress();
        return address == null ? "" : address;
    }

    /** Whether the edge is at this address. */
    boolean isAt(String address) {
        if (address.isEmpty()) {
            return false;
        }
        InetAddress peer = InetAddress.ofLiteral(address);
        return networks.stream().anyMatch(network -> network.contains(peer));
    }

    @Override
    public String toString() {
        return networks.stream().map(Network::toString).collect(Collectors.joining(","));
    }

    /**
     * Addresses that begin with the same bits.
     *
     * @param bits how many; all of them for a single address
     */
    public record Network(InetAddress address, int bits) {

        public Network {
            int length = 8 * address.getAddress().length;
            if (bits < 0 || bits > length) {
                throw new IllegalArgumentException("prefix: " + bits + " (expected: 0 to " + length + ")");
            }
        }

        private static Network parse(String text) {
            int slash = text.indexOf('/');
            InetAddress address = address(slash < 0 ? text : text.substring(0, slash));
            int all = 8 * address.getAddress().length;
            return new Network(address, slash < 0 ? all : Integer.parseInt(text.substring(slash + 1)));
        }

        private static InetAddress address(String text) {
            InetAddress address = InetAddress.ofLiteral(text);
            // Java would take 10.0.5 for 10.0.0.5, where most people mean something else.
            if (text.indexOf(':') < 0 && !address.getHostAddress().equals(text)) {
                throw new IllegalArgumentException("address: " + text + " (expected: four numbers)");
            }
            return address;
        }

        /**
         * Never true for an address of the other family: IPv4 that came in through an IPv6 socket is IPv4 again in
         * Java.
         */
        private boolean contains(InetAddress other) {
            byte[] wanted = address.getAddress();
            byte[] given = other.getAddress();
            if (wanted.length != given.length) {
                return false;
            }
            int whole = bits / 8;
            // Of the byte in which the prefix ends, the bits that belong to it.
            int mask = 0xFF00 >> bits % 8 & 0xFF;
            return Arrays.equals(wanted, 0, whole, given, 0, whole)
                    && (mask == 0 || ((wanted[whole] ^ given[whole]) & mask) == 0);
        }

        @Override
        public String toString() {
            return address.getHostAddress() + "/" + bits;
        }
    }
}
