package arena.app.local;

import arena.app.local.ServerPorts.Taken;
import arena.app.local.ServerPorts.Wanted;
import arena.app.local.StackKind.EdgeKind;
import arena.app.local.StackPlan.JavaProgram;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The programs of a stack beside the server. Immutable.
 *
 * @param edge what ends TLS
 * @param proxies folder with the configurations of nginx and Caddy
 * @param program starts the server, and in other roles our own edge and authentication service
 */
record StackParts(StackKind kind, EdgeKind edge, StackPorts ports, Path proxies, JavaProgram program) {

    private static final String REDIS = "redis-server";
    private static final String CACHE = "cache";
    private static final String AUTHSVC = "authsvc";
    private static final String EDGE = "edge";
    private static final String ANY_ADDRESS = "0.0.0.0";
    private static final String LOOPBACK = "127.0.0.1";

    /** Of all parts that there can be, below the folder for what they write. */
    static final List<String> FOLDERS = List.of(CACHE, AUTHSVC, EDGE);

    /** What the server is told of them, as the compose files do. */
    Map<String, String> settings() {
        String port = Integer.toString(ports.server());
        return hasRedis()
                ? Map.of("ARENA_PORT", port, "REDIS_URL", "redis://127.0.0.1:" + ports.redis())
                : Map.of("ARENA_PORT", port);
    }

    /** Those of its ports that can't be had, that of Redis aside, which is any free one. */
    List<Taken> taken() {
        Stream<Wanted> edges = Stream.of(new Wanted("of the edge", ANY_ADDRESS, ports.edge()));
        Stream<Wanted> others = kind.authenticates()
                ? Stream.of(new Wanted("of the authentication service", LOOPBACK, ports.authentication()))
                : Stream.empty();
        return Stream.concat(edges, others)
                .flatMap(wanted -> wanted.obstacle().stream())
                .toList();
    }

    /** Whether Redis is part of it, and is installed. */
    boolean hasRedis() {
        return kind.authenticates() && StackPart.installed(REDIS).isPresent();
    }

    /**
     * What is to be started, in this order.
     *
     * @param folder for what they write
     * @throws LocalException if a program is not installed
     */
    List<StackPart> parts(Path folder, Path certs, Path data) {
        Path home = folder.toAbsolutePath().normalize();
        List<StackPart> parts = new ArrayList<>();
        redis(home).ifPresent(parts::add);
        if (kind.authenticates()) {
            parts.add(new StackPart(
                    "authentication service", program.command(), authenticationEnvironment(), home.resolve(AUTHSVC)));
        }
        parts.add(edge(home.resolve(EDGE), certs, data));
        return parts;
    }

    /** What each program of ours among them finds in its environment besides what it inherits. */
    List<Map<String, String>> environments(Path certs, Path data) {
        List<Map<String, String>> environments = new ArrayList<>();
        if (kind.authenticates()) {
            environments.add(authenticationEnvironment());
        }
        if (edge.program().isEmpty()) {
            environments.add(edgeEnvironment(certs, data));
        }
        return environments;
    }

    private Map<String, String> authenticationEnvironment() {
        return Map.of(
                "ARENA_ROLE",
                "auth",
                "JWT_SECRET",
                SampleToken.SECRET,
                "AUTHSVC_LISTEN",
                LOOPBACK + ":" + ports.authentication());
    }

    private Map<String, String> edgeEnvironment(Path certs, Path data) {
        return Map.of(
                "ARENA_ROLE",
                "edge",
                "ARENA_EDGE_PORT",
                Integer.toString(ports.edge()),
                "ARENA_EDGE_SERVER",
                (edge == EdgeKind.VERTX_H2C ? "h2c" : "http") + "://127.0.0.1:" + ports.server(),
                "ARENA_EDGE_AUTH",
                "http://127.0.0.1:" + ports.authentication(),
                "ARENA_CERTS",
                certs.toString(),
                "ARENA_DATA",
                data.toString());
    }

    /** The ports that are open when all of it is there; Redis is not waited for, since the server does not either. */
    List<Integer> listening() {
        return kind.authenticates()
                ? List.of(ports.server(), ports.authentication(), ports.edge())
                : List.of(ports.server(), ports.edge());
    }

    /** What to try, for people, once everything listens. */
    List<String> hints(Instant now) {
        List<String> hints = new ArrayList<>();
        if (kind.authenticates() && !hasRedis()) {
            hints.add("Redis is not installed (package redis-server): the server's own tier caches alone");
        }
        String url = "https://localhost:" + ports.edge();
        hints.add("%s stack is ready, try: curl -k %s/static/reset.css".formatted(kind.label(), url));
        if (kind.authenticates()) {
            hints.add("and for a week: curl -k -H 'Authorization: Bearer %s' %s/api/items/7"
                    .formatted(SampleToken.of(now), url));
        }
        return hints;
    }

    private Optional<StackPart> redis(Path home) {
        return kind.authenticates()
                ? StackPart.installed(REDIS).map(path -> redis(path, home.resolve(CACHE)))
                : Optional.empty();
    }

    private StackPart redis(Path path, Path folder) {
        String port = Integer.toString(ports.redis());
        List<String> command =
                List.of(path.toString(), "--port", port, "--bind", LOOPBACK, "--save", "", "--loglevel", "warning");
        return new StackPart("Redis", command, Map.of(), folder);
    }

    private StackPart edge(Path folder, Path certs, Path data) {
        return switch (edge) {
            case VERTX, VERTX_H2C -> new StackPart(EDGE, program.command(), edgeEnvironment(certs, data), folder);
            case NGINX -> {
                String config = config(certs, data).writeTo(folder).toString();
                yield new StackPart("nginx", nginx(folder, config), Map.of(), folder);
            }
            case CADDY -> {
                String config = config(certs, data).writeTo(folder).toString();
                List<String> command = List.of(
                        StackPart.required("caddy").toString(), "run", "--adapter", "caddyfile", "--config", config);
                yield new StackPart(
                        "Caddy",
                        command,
                        Map.of("XDG_DATA_HOME", folder.toString(), "XDG_CONFIG_HOME", folder.toString()),
                        folder);
            }
        };
    }

    private ProxyConfig config(Path certs, Path data) {
        return new ProxyConfig(proxies.resolve(kind.proxyConfig()), ports, certs, data);
    }

    private static List<String> nginx(Path folder, String config) {
        // As root it would give up its rights, and then not be let into the home of root.
        String user = System.getProperty("user.name").equals("root") ? "user root; " : "";
        return List.of(
                StackPart.required("nginx").toString(),
                "-e",
                "stderr",
                "-p",
                folder.toString(),
                "-c",
                config,
                "-g",
                user + "daemon off; pid " + folder.resolve("nginx.pid") + ";");
    }
}
