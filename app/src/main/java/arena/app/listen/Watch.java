package arena.app.listen;

import io.vertx.core.http.HttpConnection;

/** What looks after the connections of an event loop, and wants to know what is spoken on them. Called on that loop. */
public interface Watch {

    /** That of nobody. */
    Watch NONE = new Watch() {
        @Override
        public void opened(HttpConnection connection) {}

        @Override
        public void begun() {}
    };

    /** This connection, whose bytes are being read, speaks HTTP. */
    void opened(HttpConnection connection);

    /** A whole request head has come on the connection whose bytes are being read. */
    void begun();
}
