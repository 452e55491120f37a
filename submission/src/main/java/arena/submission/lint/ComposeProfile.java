package arena.submission.lint;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The profiles that are run as a stack of services (SPEC 9). */
enum ComposeProfile {
    GATEWAY_64("gateway-64", "compose.gateway.yml"),
    GATEWAY_H3("gateway-h3", "compose.gateway-h3.yml"),
    PRODUCTION_STACK("production-stack", "compose.production-stack.yml");

    private final String id;
    private final String file;

    ComposeProfile(String id, String file) {
        this.id = id;
        this.file = file;
    }

    static Optional<ComposeProfile> of(String id) {
        return Arrays.stream(values()).filter(profile -> profile.id.equals(id)).findFirst();
    }

    String id() {
        return id;
    }

    /** Its compose file. */
    String file() {
        return file;
    }

    /** The service that clients talk to. */
    String edge() {
        return switch (this) {
            case GATEWAY_64, GATEWAY_H3 -> "proxy";
            case PRODUCTION_STACK -> "edge";
        };
    }

    /** Names of all services, sorted. */
    List<String> services() {
        return switch (this) {
            case GATEWAY_64, GATEWAY_H3 -> List.of("proxy", "server");
            case PRODUCTION_STACK -> List.of("authsvc", "cache", "edge", "server");
        };
    }
}
