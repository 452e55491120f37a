package arena.load;

import arena.load.harness.StackSetup;
import arena.load.harness.ToolBox;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the programs are that a command starts. Filled by picocli, read afterwards. */
final class StackOptions {

    @Option(
            names = "--server-command",
            hidden = true,
            paramLabel = "FILE",
            required = true,
            description = "Command line of the local stack, one argument a line; options are added.")
    private Path serverCommand = Path.of("");

    @Option(
            names = "--server-home",
            hidden = true,
            paramLabel = "DIR",
            required = true,
            description = "Where the local stack has its data and certs.")
    private Path serverHome = Path.of("");

    @Option(
            names = "--root",
            hidden = true,
            paramLabel = "DIR",
            required = true,
            description = "The checkout that the local stack was built in.")
    private Path root = Path.of("");

    @Option(names = "--peer-command", hidden = true, paramLabel = "FILE", description = "Command line of the peers.")
    private @Nullable Path peerCommand;

    @Option(
            names = "--client-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line of arena-client.")
    private @Nullable Path clientCommand;

    StackSetup setup() {
        return new StackSetup(
                serverCommand.toAbsolutePath(),
                root.toAbsolutePath().normalize(),
                serverHome.toAbsolutePath().normalize(),
                Optional.ofNullable(peerCommand).map(Path::toAbsolutePath),
                ToolBox.onOurPath("nginx"),
                ToolBox.onOurPath("docker").or(() -> ToolBox.onOurPath("podman")));
    }

    ToolBox toolBox() {
        return ToolBox.ofThisMachine(Optional.ofNullable(clientCommand));
    }
}
