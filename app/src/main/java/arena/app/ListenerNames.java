package arena.app;

/** What the listeners are called in messages. */
final class ListenerNames {

    static final String HTTP = "http";
    static final String HTTPS = "https";

    /** The one whose certificate may change. */
    static final String RELOADED = "https-reloaded";

    /** The authentication service. */
    static final String AUTH = "auth";

    private ListenerNames() {}
}
