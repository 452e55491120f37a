package arena.app;

import arena.app.auth.AuthRoutes;
import arena.app.listen.ListenerConfig;
import arena.app.loop.TransportChoice;
import arena.app.route.RouterFactory;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Everything that can be set about the authentication service, read once from the environment. Immutable.
 *
 * @param transport the only one to use, or empty for the best that works
 * @param loops number of event loops
 * @param address where to listen
 * @param secret of the tokens' signatures
 */
record AuthConfig(Optional<TransportChoice> transport, int loops, HostAndPort address, String secret)
        implements RoleConfig {

    private static final HostAndPort DEFAULT_ADDRESS = HostAndPort.create("0.0.0.0", 9090);

    /** Of a key for HS256 (RFC 7518, 3.2). */
    private static final int MIN_SECRET_BYTES = 32;

    /**
     * Reads the variables that {@link Main} lists.
     *
     * @param cpus number of processors that the process may use
     * @throws ConfigException if a value is bad
     */
    static AuthConfig from(Map<String, String> variables, int cpus) {
        Environment environment = new Environment(variables);
        return new AuthConfig(
                AppConfig.transport(environment),
                AppConfig.loops(environment, cpus),
                environment.hostAndPort("AUTHSVC_LISTEN", DEFAULT_ADDRESS),
                secret(environment));
    }

    @Override
    public String label() {
        return "authentication service";
    }

    @Override
    public List<String> lines() {
        return List.of(
                "ARENA_ROLE=auth",
                "ARENA_TRANSPORT=" + transport.map(TransportChoice::label).orElse("auto"),
                "ARENA_LOOPS=" + loops,
                "AUTHSVC_LISTEN=" + address,
                "JWT_SECRET=***");
    }

    @Override
    public Service start() {
        ListenerConfig listener = ListenerConfig.clear(
                        ListenerNames.AUTH, address.host(), address.port(), ListenerConfig.HTTP_1)
                .withHeadsOf(AuthRoutes.HEAD_BYTES);
        Function<Vertx, Handler<HttpServerRequest>> router =
                loop -> RouterFactory.TABLE.create(loop, AuthRoutes.routes(secret));
        return Service.start(loops, transport, opened -> List.of(Service.listen(listener, opened, router)));
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return String.join(", ", lines());
    }

    private static String secret(Environment environment) {
        // Neither right nor wrong ones are repeated.
        return environment
                .text("JWT_SECRET")
                .filter(secret -> secret.getBytes(StandardCharsets.UTF_8).length >= MIN_SECRET_BYTES)
                .orElseThrow(() -> new ConfigException("JWT_SECRET", "***", MIN_SECRET_BYTES + " bytes or more"));
    }
}
