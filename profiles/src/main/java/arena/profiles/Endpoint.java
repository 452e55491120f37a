package arena.profiles;

/**
 * Where a profile finds the server: a port, what is spoken there, and whether under TLS (SPEC 1.1).
 * Clear-text HTTP/2 is always by prior knowledge. HTTP/3 is UDP, all others are TCP.
 */
public record Endpoint(int port, Protocol protocol, boolean tls) {

    public static final Endpoint HTTP1 = new Endpoint(8080, Protocol.HTTP_1_1, false);
    public static final Endpoint HTTP1_TLS = new Endpoint(8081, Protocol.HTTP_1_1, true);
    public static final Endpoint H2C = new Endpoint(8082, Protocol.HTTP_2, false);
    public static final Endpoint H2_TLS = new Endpoint(8443, Protocol.HTTP_2, true);
    public static final Endpoint H3 = new Endpoint(8443, Protocol.HTTP_3, true);
    public static final Endpoint GRPC = new Endpoint(8080, Protocol.GRPC, false);
    public static final Endpoint GRPC_TLS = new Endpoint(8443, Protocol.GRPC, true);
    public static final Endpoint WEBSOCKET = new Endpoint(8080, Protocol.WEBSOCKET, false);

    public Endpoint {
        Require.that(port >= 1 && port <= 65_535, "port", port, "1 to 65535");
        Require.that(tls || protocol != Protocol.HTTP_3, "tls", tls, "true, as HTTP/3 is never clear text");
    }
}
