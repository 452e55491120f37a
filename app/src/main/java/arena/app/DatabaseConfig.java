package arena.app;

import io.vertx.pgclient.PgConnectOptions;

/**
 * The PostgreSQL server and how much of it may be used.
 *
 * @param server where and who
 * @param maxConnections of the whole process
 */
record DatabaseConfig(PgConnectOptions server, int maxConnections) {

    /** More than this many connections of a loop wait for each other in PostgreSQL rather than here. */
    private static final int MAX_PER_LOOP = 4;

    /** How many connections each of so many loops may open, at least one. */
    int connectionsPerLoop(int loops) {
        return Math.min(maxConnections / loops, MAX_PER_LOOP);
    }

    /** The address without the password. */
    @Override
    public String toString() {
        return "postgres://" + server.getUser() + "@" + server.getHost() + ":" + server.getPort() + "/"
                + server.getDatabase();
    }
}
