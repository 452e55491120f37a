package arena.load.harness;

import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Starts servers that are to be compared, each time anew. Confined to one thread. */
final class TargetStarter {

    private static final String HOST = "127.0.0.1";

    private final StackSetup setup;
    private final Revisions revisions;

    TargetStarter(StackSetup setup, Revisions revisions) {
        this.setup = setup;
        this.revisions = revisions;
    }

    /**
     * Returns when the server is there.
     *
     * @param folder for what it leaves; it is there
     * @throws HarnessException if it cannot be started; the message says why
     */
    Target start(TargetSpec spec, Scenario scenario, Path folder, ChildProcesses children) {
        Start start = new Start(spec, scenario, folder, children);
        Target target = switch (spec) {
            case TargetSpec.Running running -> Target.running(spec.name(), Server.at(running.url()), Optional.empty());
            case TargetSpec.Own own ->
                start.ours(setup.root(), own.flavour(), "own", own.jvmOptions(), Optional.empty());
            case TargetSpec.Behind behind ->
                start.ours(setup.root(), behind.flavour(), "own", Optional.empty(), Optional.of(behind.edge()));
            case TargetSpec.Revision old ->
                start.ours(
                        revisions.checkout(old.revision()),
                        old.flavour(),
                        "revision",
                        Optional.empty(),
                        Optional.empty());
            case TargetSpec.Peer peer -> start.peer(peer);
            case TargetSpec.Nginx _ -> start.nginx();
            case TargetSpec.Image image -> start.image(image);
        };
        target.addLongFile();
        return target;
    }

    /** One start. */
    private final class Start {

        private final TargetSpec spec;
        private final Scenario scenario;
        private final Path folder;
        private final ChildProcesses children;
        private final Map<String, String> environment = new HashMap<>(ServerLauncher.freePorts());

        Start(TargetSpec spec, Scenario scenario, Path folder, ChildProcesses children) {
            this.spec = spec;
            this.scenario = scenario;
            this.folder = folder;
            this.children = children;
            environment.put("ARENA_HOST", HOST);
        }

        Target ours(Path checkout, String flavour, String kind, Optional<Path> jvmOptions, Optional<String> edge) {
            List<String> options = new ArrayList<>(List.of("--flavour", flavour));
            Path jvm = jvmOptions
                    .map(Path::toAbsolutePath)
                    .orElseGet(() -> checkout.resolve("app/jvm").resolve(flavour + ".options"));
            options.addAll(List.of(
                    "--jvm-options", (Files.exists(jvm) ? jvm : checkout.resolve("app/jvm.options")).toString()));
            Optional<Stack> stack = scenario.workload().stack().map(name -> stack(name, flavour, edge, checkout));
            if (edge.isPresent() && stack.isEmpty()) {
                throw missing("an edge stands in front of the gateways and the production stack only");
            }
            stack.ifPresent(chosen -> options.addAll(chosen.options()));
            Server server = launch(checkout, options, Probe.SUM);
            return new Target(
                    spec.name(),
                    kind,
                    stack.map(chosen -> chosen.around(server)).orElse(server),
                    Optional.of(checkout),
                    data());
        }

        private static Stack stack(String name, String flavour, Optional<String> edge, Path checkout) {
            return new Stack(
                    name,
                    edge.orElseGet(() -> Stack.edgeOf(name, flavour)),
                    FreePort.next(),
                    checkout.resolve("profiles/compose/framework"));
        }

        Target peer(TargetSpec.Peer peer) {
            List<String> command =
                    new ArrayList<>(lines(setup.peerCommand().orElseThrow(() -> missing("the peers were not built"))));
            command.add(peer.peer());
            command.addAll(List.of("--port", port("ARENA_PORT"), "--port-https", port("ARENA_PORT_TLS")));
            command.addAll(List.of("--port-h2c", port("ARENA_PORT_H2C"), "--port-h2", port("ARENA_PORT_H2")));
            command.addAll(List.of("--data", setup.home().resolve("data").toString()));
            command.addAll(List.of("--certs", setup.home().resolve("certs").toString()));
            return other("peer", command);
        }

        Target nginx() {
            Path program = setup.nginx().orElseThrow(() -> missing("it is not installed (package nginx)"));
            Path configuration = new NginxConfiguration(setup.home(), environment).write(folder);
            return other("nginx", List.of(program.toString(), "-p", folder.toString(), "-c", configuration.toString()));
        }

        Target image(TargetSpec.Image image) {
            Path engine = setup.engine().orElseThrow(() -> missing("neither docker nor podman is installed"));
            Path script = setup.root().resolve("scripts/container");
            Target client = other("image", List.of(script.toString(), engine.toString(), image.image()));
            // The process that was started only watches the container.
            OptionalLong pid = Command.output(folder, engine.toString(), "ps", "-lq")
                    .flatMap(id -> Command.output(folder, engine.toString(), "inspect", "-f", "{{.State.Pid}}", id))
                    .map(text -> OptionalLong.of(Long.parseLong(text)))
                    .orElse(OptionalLong.empty());
            Server server = client.server();
            return new Target(
                    spec.name(),
                    "image",
                    new Server(server.host(), server.ports(), pid, server.log()),
                    Optional.empty(),
                    data());
        }

        private Target other(String kind, List<String> command) {
            if (scenario.workload().stack().isPresent()) {
                throw missing("it has no stack for " + scenario.id());
            }
            Path file = write("other-command", command);
            Server server = launch(setup.root(), List.of("--server-command", file.toString()), Probe.CONNECTION);
            return new Target(spec.name(), kind, server, Optional.empty(), data());
        }

        private Server launch(Path checkout, List<String> more, Probe probe) {
            List<String> stack = lines(setup.command()).stream()
                    .map(argument -> argument.replace(setup.root().toString(), checkout.toString()))
                    .toList();
            List<String> options =
                    new ArrayList<>(List.of("--home", setup.home().toString()));
            options.addAll(more);
            if (!scenario.workload().needsDatabase()) {
                options.add("--no-database");
            }
            return new ServerLauncher(
                            write("server-command", scenario.cpus().confineServer(stack)),
                            options,
                            environment,
                            folder.resolve("server.pid"),
                            folder.resolve("server.log"),
                            probe)
                    .launch(children);
        }

        private Optional<Path> data() {
            return Optional.of(setup.home().resolve("data")).filter(Files::isDirectory);
        }

        private String port(String variable) {
            return environment.getOrDefault(variable, "0");
        }

        private Path write(String name, List<String> lines) {
            try {
                return Files.write(folder.resolve(name), lines);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write below " + folder, e);
            }
        }

        private HarnessException missing(String why) {
            return new HarnessException(spec.name() + ": " + why);
        }
    }

    /** @throws HarnessException if it cannot be read */
    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new HarnessException("Cannot read the command line in " + file + ": " + e, e);
        }
    }
}
