package arena.load.harness;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How servers are started here: all of them by the local stack, which gives them data, certificates and a database.
 *
 * @param command file with the command line of the local stack, one argument a line
 * @param root of the checkout that it was built in
 * @param home of the stack: there it keeps data and certificates
 * @param peerCommand file with the command line of the peers, if they were built
 * @param nginx the program, if it is installed
 * @param engine docker or podman, if one is installed
 */
public record StackSetup(
        Path command, Path root, Path home, Optional<Path> peerCommand, Optional<Path> nginx, Optional<Path> engine) {}
