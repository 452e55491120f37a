package arena.app;

import arena.profiles.LoadShape;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.fortunes.GivenFortunes;
import java.nio.file.Path;
import java.util.List;

/**
 * A server without sockets and a client of it, that sends the requests of a profile over one connection.
 *
 * <p>Each request is asked once before, and once when it closes, and its answer judged. In between an answer of another length is an error.
 */
final class MemoryRun implements AutoCloseable {

    private final List<Request> requests;
    private final int atOnce;
    private final Verifier verifier;
    private final MemoryServer server;
    private final MemoryClient client;
    private final Rotation rotation;

    /**
     * Opens it.
     *
     * @param data folder with {@code dataset.json}
     * @throws IllegalStateException if an answer is wrong
     */
    MemoryRun(Profile profile, String flavour, Path data) {
        requests = profile.traffic().getFirst().requests();
        atOnce = atOnce(profile.traffic().getFirst().shape());
        verifier = new Verifier(Reference.of(data));
        server = new MemoryServer(flavour, data, new GivenFortunes());
        try {
            client = new MemoryClient(server);
            rotation = new Rotation(requests.stream().map(this::ask).toList(), atOnce);
        } catch (RuntimeException wrong) {
            server.close();
            throw wrong;
        }
    }

    /** Sends so many requests, at least, the next when the one before is answered; or so many at once as the profile does. */
    void send(int count) {
        client.converse(rotation, Math.ceilDiv(count, atOnce));
    }

    /**
     * Asks all once more.
     *
     * @throws IllegalStateException if an answer is wrong now
     */
    @Override
    public void close() {
        try (server;
                client) {
            requests.forEach(this::ask);
        }
    }

    private Rotation.Batch ask(Request request) {
        Question question = new Question(request);
        return new Rotation.Batch(question.say(), question.ask(client, verifier));
    }

    private static int atOnce(LoadShape shape) {
        return switch (shape) {
            case LoadShape.ClosedLoop loop -> loop.pipelineDepth();
            case LoadShape.FixedRate _ -> 1;
        };
    }
}
