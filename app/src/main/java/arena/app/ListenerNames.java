package arena.app;

/** What the listeners are called in messages. */
final class ListenerNames {

    static final String HTTP = "http";
    static final String HTTPS = "https";

    /** The one whose certificate may change. */
    static final String RELOADED = "https-reloaded";

    private ListenerNames() {}
}
