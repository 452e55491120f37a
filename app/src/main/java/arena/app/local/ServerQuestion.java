package arena.app.local;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/** What the server can be asked about itself, for which it needs nothing around it. */
final class ServerQuestion {

    private static final Set<String> QUESTIONS = Set.of("-h", "--help", "--print-config");
    private static final int INTERRUPTED = 1;

    private ServerQuestion() {}

    /** Whether the server would say something and end, given these arguments. */
    static boolean isIn(List<String> arguments) {
        return arguments.stream().anyMatch(QUESTIONS::contains);
    }

    /**
     * Starts its program alone, in the environment that a run would give it, and returns its exit code.
     *
     * @throws LocalException if it can't be started
     */
    static int ask(ServerEnvironment server) {
        try {
            var command = new ProcessBuilder(server.plan().server().command()).inheritIO();
            command.environment().clear();
            command.environment()
                    .putAll(server.variables(
                            EnvironmentCheck.databaseUrl(server.plan().database())));
            return command.start().waitFor();
        } catch (IOException e) {
            throw new LocalException("Cannot start the server: " + e.getMessage(), e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return INTERRUPTED;
        }
    }
}
