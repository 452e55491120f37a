package arena.app;

import arena.app.testing.Tokens;
import arena.profiles.wire.RawConnection;
import java.util.Map;

/** An authentication service in this JVM. */
record RunningAuth(Service service) implements AutoCloseable {

    static RunningAuth start() {
        return start(Tokens.SECRET);
    }

    static RunningAuth start(String secret) {
        Map<String, String> variables =
                Map.of("AUTHSVC_LISTEN", "127.0.0.1:0", "JWT_SECRET", secret, "ARENA_ROLE", "auth");
        return new RunningAuth(RoleConfig.from(variables, 1).start());
    }

    int port() {
        return service.port(ListenerNames.AUTH).orElseThrow();
    }

    RawConnection connect() {
        return RawConnection.to(port());
    }

    @Override
    public void close() {
        service.stop();
    }
}
