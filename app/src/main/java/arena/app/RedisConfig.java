package arena.app;

import io.vertx.redis.client.RedisOptions;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

/** The Redis server, as an address that may hold a password. */
record RedisConfig(URI url) {

    /**
     * Reads an address: {@code redis://HOST:PORT}, or {@code rediss} for TLS, with {@code USER:PASSWORD@} and {@code /DATABASE}
     * where they are needed.
     *
     * @throws ConfigException if it is none
     */
    static RedisConfig parse(String text) {
        try {
            URI url = new URI(text);
            boolean isDatabase = url.getPath() != null && url.getPath().matches("/?\\d*");
            if (Set.of("redis", "rediss").contains(String.valueOf(url.getScheme()))
                    && url.getHost() != null
                    && isDatabase) {
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
        return url.getScheme() + "://" + url.getHost() + (url.getPort() < 0 ? "" : ":" + url.getPort()) + url.getPath();
    }
}
