package arena.app;

import io.vertx.redis.client.RedisOptions;
import java.net.URI;
import java.net.URISyntaxException;

/** The Redis server, as an address that may hold a password. */
record RedisConfig(URI url) {

    /**
     * Reads an address: {@code redis://HOST:PORT}, with {@code USER:PASSWORD@} and {@code /DATABASE} where they are needed.
     *
     * @throws ConfigException if it is none
     */
    static RedisConfig parse(String text) {
        try {
            URI url = new URI(text);
            if ("redis".equals(url.getScheme())
                    && url.getHost() != null
                    && url.getPath().matches("(/\\d*)?")) {
                return new RedisConfig(url);
            }
        } catch (URISyntaxException _) {
            // Said below, without the value or the cause: both may hold the password.
        }
        throw new ConfigException("REDIS_URL", "***", "redis://USER:PASSWORD@HOST:PORT");
    }

    RedisOptions options() {
        return new RedisOptions().setConnectionString(url.toString());
    }

    /** The address without user and password. */
    @Override
    public String toString() {
        return "redis://" + url.getHost() + (url.getPort() < 0 ? "" : ":" + url.getPort()) + url.getPath();
    }
}
