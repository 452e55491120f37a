package arena.peer;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Profile;
import arena.profiles.Profiles;
import arena.profiles.Traffic;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each peer as a program, asked what it claims to answer. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PeersTest {

    private final Vertx vertx = Vertx.vertx();
    private final SampleDatabase database;
    private final SampleData data;

    PeersTest(@TempDir Path folder) throws IOException, SQLException {
        data = SampleData.writeTo(folder);
        database = SampleDatabase.start();
    }

    @AfterAll
    void close() throws IOException {
        vertx.close().await();
        database.close();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "A peer answers each request of the profiles that it claims rightly, bad ones with 4xx, and ends on SIGTERM")
    void answersWhatItClaims(Peer peer) throws IOException, InterruptedException, TimeoutException {
        try (PeerProcess process = PeerProcess.start(peer, data, database.url())) {
            Client client = new Client(vertx, process.ports(), new Verifier(Reference.of(data.files())));

            assertThat(problems(peer, client)).isEmpty();
            assertThat(client.status("/nothing/of/the/kind")).isEqualTo(404);
            assertThat(client.status("/baseline11?a=x&b=1")).isEqualTo(400);
            process.endsOnSigterm();
        }
    }

    @Test
    @DisplayName("The profiles that peers claim are profiles of the arena")
    void claimsAreProfiles() {
        List<String> ids = Profiles.ALL.stream().map(Profile::id).toList();

        for (Peer peer : Peer.values()) {
            assertThat(ids).containsAll(peer.profiles());
        }
    }

    private static List<String> problems(Peer peer, Client client) {
        List<String> problems = new ArrayList<>();
        for (Profile profile : Profiles.ALL) {
            if (peer.profiles().contains(profile.id())) {
                profile.traffic().stream()
                        .map(Traffic::requests)
                        .flatMap(List::stream)
                        .forEach(request -> client.problem(profile.endpoint(), request)
                                .ifPresent(problem ->
                                        problems.add(profile.id() + " " + request.target() + ": " + problem)));
            }
        }
        return problems;
    }
}
