package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import arena.load.validate.client.Pause;
import arena.load.validate.client.Site;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import arena.profiles.Protocol;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Whether the server has answered at all (CHECKS 3), and whether it listens wherever it is going to be asked. Immutable.
 *
 * @param problem what was tried in vain, or empty if it is ready
 * @param reachable ids of the profiles that can be judged
 */
public record Readiness(Optional<String> problem, List<String> reachable) {

    private static final Duration PROBE_LIMIT = Duration.ofSeconds(2);

    public Readiness {
        reachable = List.copyOf(reachable);
    }

    /**
     * Asks until one of the ports gives any answer and those of the profiles take connections, as often as the limits say.
     *
     * @param profiles that are to be judged
     */
    public static Readiness await(Arena arena, ClientProgram client, List<String> profiles) {
        Limits limits = arena.limits();
        SortedMap<Integer, List<String>> closed = profilesByPort(arena, profiles);
        boolean answers = false;
        long begin = System.nanoTime();
        for (int attempt = 0; attempt < limits.attempts() && !(answers && closed.isEmpty()); attempt++) {
            Pause.until(begin + attempt * limits.attemptInterval().toNanos());
            answers = answers || answers(arena, client);
            closed.keySet().removeIf(port -> listens(arena.host(), port));
        }
        String tried = " after " + limits.attempts() + " attempts";
        if (!answers) {
            return new Readiness(Optional.of("Nothing answers at " + arena + tried), List.of());
        }
        Set<String> unreachable = closed.values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return new Readiness(
                problem(arena.host(), closed).map(text -> text + tried),
                profiles.stream().filter(id -> !unreachable.contains(id)).toList());
    }

    private static Optional<String> problem(String host, SortedMap<Integer, List<String>> closed) {
        return closed.isEmpty()
                ? Optional.empty()
                : Optional.of(closed.entrySet().stream()
                        .map(port -> host + ":" + port.getKey() + ", which is needed for "
                                + String.join(", ", port.getValue()))
                        .collect(Collectors.joining("; nor at ", "Nothing listens at ", ",")));
    }

    /** HTTP/3 is left out: its port takes no connections. */
    private static SortedMap<Integer, List<String>> profilesByPort(Arena arena, List<String> profiles) {
        SortedMap<Integer, List<String>> ports = new TreeMap<>();
        for (String id : profiles) {
            Optional<Integer> port = id.equals(Groups.TLS_CHECK)
                    ? Optional.of(arena.ports().reloaded())
                    : Profiles.byId(id)
                            .map(Profile::endpoint)
                            .filter(endpoint -> endpoint.protocol() != Protocol.HTTP_3)
                            .map(arena.ports()::of);
            port.ifPresent(number ->
                    ports.computeIfAbsent(number, _ -> new ArrayList<>()).add(id));
        }
        return ports;
    }

    private static boolean listens(String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), (int) PROBE_LIMIT.toMillis());
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean answers(Arena arena, ClientProgram client) {
        List<Site> sites = List.of(arena.http(), arena.https());
        List<MultiplexedSite> multiplexed = List.of(arena.h2(client), arena.h2c(client));
        return sites.stream().anyMatch(Readiness::answers)
                || multiplexed.stream().anyMatch(site -> site.answers(Sums.ONE_AND_ONE));
    }

    private static boolean answers(Site site) {
        String probe = Wire.get(site.tls() ? "/json/1?m=1" : "/baseline11?a=1&b=1");
        try (RawConnection connection = new Site(site.host(), site.port(), site.tls(), PROBE_LIMIT).connect()) {
            connection.exchange(probe);
            return true;
        } catch (RuntimeException _) {
            return false; // not yet, whatever the reason
        }
    }
}
