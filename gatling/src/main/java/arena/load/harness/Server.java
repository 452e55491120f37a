package arena.load.harness;

import arena.profiles.Profile;
import java.net.URI;
import java.util.OptionalLong;

/**
 * The server under load.
 *
 * @param target scheme, host and port for what is asked in clear text
 * @param tlsTarget the same for what is asked over TLS
 * @param pid of its process, if it is known and on this machine
 */
public record Server(URI target, URI tlsTarget, OptionalLong pid) {

    /** Where this profile finds it. */
    URI targetOf(Profile profile) {
        return profile.endpoint().tls() ? tlsTarget : target;
    }
}
