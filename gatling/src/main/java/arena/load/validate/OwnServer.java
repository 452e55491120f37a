package arena.load.validate;

import arena.load.harness.ChildProcesses;
import arena.load.harness.Server;
import arena.load.harness.ServerLauncher;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Arena.Folders;
import arena.load.validate.checks.Arena.Ports;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.KeyPairFiles;
import arena.profiles.Endpoint;
import arena.profiles.wire.FreePort;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A server that is started only to be judged, on free ports, with everything that an assertion wants to replace.
 *
 * @param command file with its command line, one argument a line
 * @param home where it keeps data and certificates that it makes itself
 * @param data used instead of its own
 * @param certs used instead of its own
 * @param flavour of the server, or its default
 * @param stack that it is started as a part of; empty for the server alone
 * @param folder for its log, and for the certificate that is replaced
 */
public record OwnServer(
        Path command,
        Path home,
        Optional<Path> data,
        Optional<Path> certs,
        Optional<String> flavour,
        Optional<Stack> stack,
        Path folder) {

    /**
     * A stack, and what stands in front of the server there.
     *
     * @param name as {@code arena run} calls it
     */
    public record Stack(String name, String edge) {}

    private static final String HOST = "127.0.0.1";

    /** Returns when it answers; it ends with the other children. */
    public Arena start(ChildProcesses children, boolean insecure) {
        Path reloadedCerts = folder.resolve("certs-reloaded");
        KeyPairFiles.make().write(reloadedCerts);
        int reloaded = FreePort.next();
        int edge = FreePort.next();
        Map<String, String> environment = Map.of(
                "ARENA_HOST", HOST,
                "ARENA_PORT_TLS_RELOADED", Integer.toString(reloaded),
                "ARENA_CERTS_RELOADED", reloadedCerts.toString());
        Server server = new ServerLauncher(
                        command, options(edge), environment, folder.resolve("server.pid"), folder.resolve("server.log"))
                .launch(children);
        return new Arena(
                HOST,
                new Ports(
                        port(server, Endpoint.HTTP1),
                        port(server, Endpoint.HTTP1_TLS),
                        port(server, Endpoint.H2C),
                        stack.isPresent() ? edge : port(server, Endpoint.H2_TLS),
                        reloaded),
                new Folders(
                        Optional.of(data.orElse(home.resolve("data"))),
                        Optional.of(certs.orElse(home.resolve("certs"))),
                        Optional.of(reloadedCerts)),
                insecure,
                server.pid(),
                Limits.ARENA);
    }

    private static int port(Server server, Endpoint endpoint) {
        return server.targetOf(endpoint).getPort();
    }

    private List<String> options(int edge) {
        List<String> options = new ArrayList<>();
        data.ifPresent(path -> options.addAll(List.of("--data", path.toString())));
        certs.ifPresent(path -> options.addAll(List.of("--certs", path.toString())));
        flavour.ifPresent(name -> options.addAll(List.of("--flavour", name)));
        stack.ifPresent(chosen -> options.addAll(
                List.of("--stack", chosen.name(), "--edge", chosen.edge(), "--edge-port", Integer.toString(edge))));
        return options;
    }
}
