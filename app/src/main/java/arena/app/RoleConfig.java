package arena.app;

import java.util.List;
import java.util.Map;

/** What a process of this image is to be, and everything that can be set about it. */
public sealed interface RoleConfig permits AppConfig, AuthConfig, EdgeConfig {

    /** The values of {@code ARENA_ROLE}. */
    enum Role {
        SERVER,
        AUTH,
        EDGE
    }

    /**
     * Reads the variables that {@link Main} lists.
     *
     * @param cpus number of processors that the process may use
     * @throws ConfigException if a value is bad
     */
    static RoleConfig from(Map<String, String> variables, int cpus) {
        return switch (new Environment(variables)
                .choice("ARENA_ROLE", Role.class)
                .orElse(Role.SERVER)) {
            case SERVER -> AppConfig.from(variables, cpus);
            case AUTH -> AuthConfig.from(variables, cpus);
            case EDGE -> EdgeConfig.from(variables, cpus);
        };
    }

    /** The values in effect, one line each, as {@code --print-config} shows them. Secrets are not among them. */
    List<String> lines();

    /** What to call the process, in messages. */
    String label();

    /**
     * Opens everything and waits until it is open.
     *
     * @throws ConfigException if a value turns out to be bad
     * @throws arena.app.loop.TransportException if the transport can't be had
     * @throws arena.app.tls.TlsException if a certificate that is there, or the TLS library asked for, can't be used
     * @throws arena.app.listen.ListenerException if a port can't be had
     */
    Service start();
}
