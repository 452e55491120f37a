package arena.load;

import arena.load.harness.TargetSpec;
import arena.load.validate.OwnServer;
import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Arena.Folders;
import arena.load.validate.checks.Arena.Ports;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Limits;
import arena.load.validate.client.ClientProgram;
import arena.profiles.Profiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What can be said on the command line. Filled by picocli, read afterwards. */
final class ValidateOptions {

    private static final List<String> EDGES = List.of("vertx", "nginx", "caddy");

    @Option(
            names = "--target",
            paramLabel = "HOST",
            description = "Judge the server that runs there, instead of starting one.")
    private @Nullable String target;

    @Option(
            names = "--port-http",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Its port for HTTP/1.1, WebSockets and gRPC in clear text (default: ${DEFAULT-VALUE}).")
    private int portHttp;

    @Option(
            names = "--port-https",
            paramLabel = "N",
            defaultValue = "8081",
            description = "Its port for HTTP/1.1 over TLS (default: ${DEFAULT-VALUE}).")
    private int portHttps;

    @Option(
            names = "--port-h2c",
            paramLabel = "N",
            defaultValue = "8082",
            description = "Its port for HTTP/2 in clear text (default: ${DEFAULT-VALUE}).")
    private int portH2c;

    @Option(
            names = "--port-h2",
            paramLabel = "N",
            defaultValue = "8443",
            description = "Its port for HTTP/2 over TLS and, as UDP, HTTP/3 (default: ${DEFAULT-VALUE}).")
    private int portH2;

    @Option(
            names = "--port-tls-reloaded",
            paramLabel = "N",
            defaultValue = "9000",
            description = "Its port whose certificate is replaced (default: ${DEFAULT-VALUE}).")
    private int portTlsReloaded;

    @Option(
            names = "--profile",
            paramLabel = "ID,...",
            hideParamSyntax = true,
            arity = "1..*",
            split = ",",
            description = "Profiles that the server is to pass for (default: all that a server passes for by itself; of"
                    + " one that was not started here, all but " + Groups.TLS_CHECK + "). gateway-64, gateway-h3 and"
                    + " production-stack each stand alone: a whole stack is started, and its edge is judged.")
    private List<String> profiles = List.of();

    @Option(
            names = "--edge",
            paramLabel = "E",
            description = "Edge of the stack that is started: vertx, nginx or caddy (default: vertx).")
    private String edge = "vertx";

    @Option(names = "--insecure", description = "Do not compare certificates with the files.")
    private boolean insecure;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The server's data folder, to compare answers with. Files in it are replaced and put back.")
    private @Nullable Path data;

    @Option(names = "--certs", paramLabel = "DIR", description = "The server's folder of certificates.")
    private @Nullable Path certs;

    @Option(
            names = "--certs-reloaded",
            paramLabel = "DIR",
            description = "The folder of the certificate that is replaced, and put back.")
    private @Nullable Path certsReloaded;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "Folder for everything that is written (default: target/validate/<time>).")
    private @Nullable Path report;

    @Option(
            names = "--flavour",
            paramLabel = "F",
            description = "Flavour of the server that is started: standard, tuned or engine (default:"
                    + " ${env:ARENA_FLAVOUR:-engine}).")
    private @Nullable String flavour;

    @Option(
            names = "--server-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line that starts the server, one argument a line; options are added.")
    private @Nullable Path serverCommand;

    @Option(
            names = "--server-home",
            hidden = true,
            paramLabel = "DIR",
            description = "Where that server has its data and certs.")
    private @Nullable Path serverHome;

    @Option(
            names = "--client-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line that starts the client for HTTP/2 and HTTP/3, one argument a line.")
    private @Nullable Path clientCommand;

    @Option(names = "--list", description = "List the assertions and end.")
    private boolean list;

    boolean listsOnly() {
        return list;
    }

    boolean insecure() {
        return insecure;
    }

    /**
     * Ids of the profiles to judge.
     *
     * @throws IllegalArgumentException if there is no such profile
     */
    List<String> profiles() {
        for (String id : profiles) {
            if (Profiles.byId(id).isEmpty() && !id.equals(Groups.TLS_CHECK)) {
                throw new IllegalArgumentException("--profile: " + id + " (expected: one that --list names)");
            }
        }
        if (profiles.size() > 1 && profiles.stream().anyMatch(Groups.stacks()::contains)) {
            throw new IllegalArgumentException(
                    "--profile: a stack is judged alone (expected: one of " + String.join(", ", Groups.stacks()) + ")");
        }
        if (!profiles.isEmpty()) {
            return profiles;
        }
        return Groups.profiles().stream()
                .filter(id -> !Groups.stacks().contains(id))
                .filter(id -> target == null || !id.equals(Groups.TLS_CHECK))
                .toList();
    }

    /** @throws IllegalArgumentException if the target is more than a host */
    Optional<Arena> runningServer() {
        if (target != null && target.contains("/")) {
            throw new IllegalArgumentException(
                    "--target: " + target + " (expected: a host; its ports are given by --port-http and the like)");
        }
        return Optional.ofNullable(target)
                .map(host -> new Arena(
                        host,
                        new Ports(portHttp, portHttps, portH2c, portH2, portTlsReloaded),
                        new Folders(absolute(data), absolute(certs), absolute(certsReloaded)),
                        insecure,
                        OptionalLong.empty(),
                        Limits.ARENA));
    }

    /** @throws IllegalArgumentException if it is not known how to start one, or if there is no such flavour */
    OwnServer ownServer(Path folder) {
        if (serverCommand == null || serverHome == null) {
            throw new IllegalArgumentException(
                    "Nothing to judge: give --target HOST, or --server-command FILE and --server-home DIR");
        }
        return new OwnServer(
                serverCommand,
                serverHome.toAbsolutePath(),
                absolute(data),
                absolute(certs),
                Optional.ofNullable(flavour).map(name -> OptionValues.among("--flavour", name, TargetSpec.FLAVOURS)),
                stack().map(name -> new OwnServer.Stack(name, OptionValues.among("--edge", edge, EDGES))),
                folder);
    }

    /** What {@code arena run} calls the stack of the profile; none for a server alone. */
    Optional<String> stack() {
        return profiles.stream().filter(Groups.stacks()::contains).findFirst().map(id -> switch (id) {
            case "gateway-64" -> "gateway";
            case "production-stack" -> "production";
            default -> id;
        });
    }

    /** @throws IllegalArgumentException if it is not known how to start it */
    ClientProgram client() {
        if (clientCommand == null) {
            throw new IllegalArgumentException("Nothing to speak HTTP/2 and HTTP/3 with: give --client-command FILE");
        }
        try {
            return new ClientProgram(Files.readAllLines(clientCommand), Limits.ARENA.patience());
        } catch (IOException e) {
            throw new IllegalArgumentException("--client-command: cannot read " + clientCommand + ": " + e, e);
        }
    }

    Path report() {
        return Optional.ofNullable(report).orElseGet(() -> Commands.defaultFolder("validate"));
    }

    private static Optional<Path> absolute(@Nullable Path path) {
        return Optional.ofNullable(path).map(Path::toAbsolutePath);
    }
}
