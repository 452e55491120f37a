package arena.load.workload;

import arena.load.workload.Workload.Activity;
import arena.profiles.Answer;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Payload;
import arena.profiles.Profiles;
import arena.profiles.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All workloads: the arena's profiles first. Immutable. */
public final class Workloads {

    /** A file of this name must be in the server's static folder for the workloads with a long response. */
    public static final String LONG_FILE = "sixteen-kib.html";

    public static final int LONG_FILE_BYTES = 16_384;

    private static final int CONNECTIONS = 64;
    private static final int ECHOED_BYTES = 4096;
    private static final int SHORT_BYTES = 32;
    private static final int SHORT_CONNECTIONS = 100;

    /** How many idle connections: what fits into 1,024 descriptors, and ten times as many. */
    private static final List<Integer> IDLE = List.of(984, 10_000);

    private static final Request SMALL = Request.get("/pipeline", Answer.text("ok"));
    private static final Request LONG = Request.get("/static/" + LONG_FILE, Answer.file(LONG_FILE));
    private static final Request ECHO = echo(ECHOED_BYTES);

    public static final List<Workload> ALL = Stream.concat(Profiles.ALL.stream().map(Workload::of), own().stream())
            .toList();

    private Workloads() {}

    /** The workload with this id, or none. */
    public static Optional<Workload> byId(String id) {
        return ALL.stream().filter(workload -> workload.id().equals(id)).findFirst();
    }

    private static List<Workload> own() {
        List<Workload> own = new ArrayList<>();
        own.addAll(variants("small", "a response of 2 bytes", SMALL));
        own.addAll(variants("long", "a response of 16 KiB", LONG));
        own.addAll(variants("echo-4k", "4 KiB there and back", ECHO));
        own.add(requests(
                "echo-32",
                "32 bytes there and back, 100 connections",
                Endpoint.HTTP1,
                echo(SHORT_BYTES),
                ClosedLoop.of(SHORT_CONNECTIONS)));
        for (int connections : IDLE) {
            own.add(idle("idle-" + connections, Endpoint.HTTP1, connections));
            own.add(idle("idle-" + connections + "-tls", Endpoint.HTTP1_TLS, connections));
        }
        return own;
    }

    private static List<Workload> variants(String id, String title, Request request) {
        ClosedLoop keptAlive = ClosedLoop.of(CONNECTIONS);
        ClosedLoop closed = keptAlive.reconnectingAfter(1);
        return List.of(
                requests(id, title, Endpoint.HTTP1, request, keptAlive),
                requests(id + "-tls", title + ", TLS", Endpoint.HTTP1_TLS, request, keptAlive),
                requests(id + "-close", title + ", a connection each", Endpoint.HTTP1, request, closed),
                requests(id + "-close-tls", title + ", a TLS connection each", Endpoint.HTTP1_TLS, request, closed));
    }

    private static Workload requests(String id, String title, Endpoint endpoint, Request request, ClosedLoop shape) {
        return new Workload(
                id, title, endpoint, false, new Activity.Requests(List.of(request), shape), Optional.empty());
    }

    private static Workload idle(String id, Endpoint endpoint, int connections) {
        String title = connections + " idle connections" + (endpoint.tls() ? ", TLS" : "");
        return new Workload(id, title, endpoint, false, new Activity.Idle(connections, SMALL), Optional.empty());
    }

    private static Request echo(int bytes) {
        String body = "arena-echo:".repeat(bytes).substring(0, bytes);
        Answer answer = new Answer(200, "application/octet-stream", new Answer.Content.Exactly(body));
        return Request.post("/echo", Payload.sized(body), answer).with("Content-Type", "application/octet-stream");
    }
}
