package arena.app;

/** What the listeners are called in messages. */
final class ListenerNames {

    static final String HTTP = "http";
    static final String HTTPS = "https";
    static final String H2C = "h2c";
    static final String H2 = "h2";
    static final String H3 = "h3";

    /** The one whose certificate may change. */
    static final String RELOADED = "https-reloaded";

    /** The authentication service. */
    static final String AUTH = "auth";

    /** What clients of the edge connect to. */
    static final String EDGE = "edge";

    static final String EDGE_H3 = "edge-h3";

    private ListenerNames() {}
}
