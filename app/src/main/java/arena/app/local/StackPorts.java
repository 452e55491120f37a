package arena.app.local;

import arena.profiles.wire.FreePort;

/**
 * Where the programs of a stack listen, on 127.0.0.1 but for the edge.
 *
 * @param edge TCP, and UDP where HTTP/3 is spoken
 */
record StackPorts(int server, int edge, int authentication, int redis) {

    private static final int AUTHENTICATION = 9090;

    /**
     * The usual ones, or free ones.
     *
     * @param server 0 for any free one
     * @param edge 0 for any free one
     * @param othersToo whether the rest are free ones as well
     */
    static StackPorts of(int server, int edge, boolean othersToo) {
        return new StackPorts(
                server == 0 ? FreePort.next() : server,
                edge == 0 ? FreePort.next() : edge,
                othersToo ? FreePort.next() : AUTHENTICATION,
                FreePort.next());
    }
}
