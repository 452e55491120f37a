package arena.app.local;

import arena.app.local.StackKind.EdgeKind;
import arena.app.local.StackPlan.JavaProgram;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code scripts/arena run} that make it start a whole stack. Filled in by picocli. */
final class StackOptions {

    private static final int SERVER_PORT = 8080;

    @Option(
            names = "--stack",
            required = true,
            paramLabel = "S",
            description = "gateway, gateway-h3 or production: the server behind an edge, which listens on 8443, and in"
                    + " production with an authentication service and, if it is installed, Redis.")
    private StackKind kind = StackKind.GATEWAY;

    @Option(
            names = "--edge",
            paramLabel = "E",
            description = "vertx, vertx-h2c with HTTP/2 to the server, or as the entries are submitted nginx (caddy for"
                    + " gateway-h3) (default: vertx).")
    private EdgeKind edge = EdgeKind.VERTX;

    @Option(
            names = "--edge-port",
            paramLabel = "N",
            description = "Port of the edge, 0 for any free one (default: 8443).")
    private int port = 8443;

    @Option(
            names = "--proxies",
            hidden = true, // for scripts
            paramLabel = "DIR",
            description = "The folder with what nginx and Caddy are told.")
    private Path proxies = Path.of("profiles", "compose", "framework");

    Path proxies() {
        return proxies;
    }

    /** See {@link StackKind#proxyConfig}. */
    String proxyConfig() {
        return kind.proxyConfig();
    }

    /**
     * Makes sure that what was asked for can be had.
     *
     * @throws LocalException if it can't
     */
    void check() {
        if (!kind.allows(edge)) {
            throw new LocalException("--edge: %s can't stand in front of %s".formatted(edge.label(), kind.label()));
        }
        edge.program().ifPresent(StackPart::required);
    }

    /**
     * What is to be started beside the server.
     *
     * @param server the server's port, if it is not to be the usual one
     * @param own starts the parts that are our own
     */
    StackParts parts(@Nullable Integer server, JavaProgram own) {
        StackPorts ports = StackPorts.of(server == null ? SERVER_PORT : server, port, server != null);
        return new StackParts(kind, edge, ports, proxies.toAbsolutePath(), own);
    }
}
