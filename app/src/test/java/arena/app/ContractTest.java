package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.app.loop.TransportChoice;
import arena.app.loop.TransportException;
import arena.app.testing.ArenaData;
import arena.app.testing.Bodies;
import arena.app.testing.SampleFolder;
import arena.app.testing.SharedPostgres;
import arena.profiles.Board;
import arena.profiles.Payload;
import arena.profiles.Profile;
import arena.profiles.Profiles;
import arena.profiles.Protocol;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every request of the catalogue is answered as the catalogue says: by every flavour, on every transport, with any data. */
@ParameterizedClass
@MethodSource("setups")
record ContractTest(ContractTest.Setup setup) {

    private static Optional<RunningServer> running = Optional.empty();

    record Setup(Flavour flavour, TransportChoice transport, Path data) {

        @Override
        public String toString() {
            return flavour.label() + " on " + transport.label() + " with "
                    + (data.equals(SampleFolder.path()) ? "generated data" : "the arena's data");
        }
    }

    static Stream<Setup> setups() {
        List<Path> folders = Stream.concat(Stream.of(SampleFolder.path()), ArenaData.folder().stream())
                .toList();
        return Arrays.stream(Flavour.values())
                .flatMap(flavour -> Arrays.stream(TransportChoice.values())
                        .flatMap(transport -> folders.stream().map(data -> new Setup(flavour, transport, data))));
    }

    @BeforeParameterizedClassInvocation
    static void start(Setup setup) {
        try {
            running = Optional.of(ServerSetup.of(setup.flavour())
                    .on(setup.transport())
                    .serving(setup.data())
                    .with("DATABASE_URL", SharedPostgres.url())
                    .with("DATABASE_MAX_CONN", "2")
                    .start());
        } catch (TransportException refused) {
            abort(String.valueOf(refused.getMessage()));
        }
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        running.ifPresent(RunningServer::close);
        running = Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void answersAsTheCatalogueSays(Profile profile) {
        Verifier verifier = new Verifier(Reference.of(setup.data()));

        try (RawConnection connection = running.orElseThrow().connect()) {
            assertThat(profile.traffic().stream().flatMap(load -> load.requests().stream()))
                    .allSatisfy(request -> {
                        RawResponse response = connection.exchange(onTheWire(request));
                        assertThat(verifier.problem(
                                        request.answer(),
                                        response.status(),
                                        response.header("Content-Type").orElse(null),
                                        Bodies.decoded(response)))
                                .isEmpty();
                    });
        }
    }

    /** What is served so far: HTTP/1.1. What the arena asks over TLS is asked in clear text here. */
    static Stream<Profile> profiles() {
        return Profiles.ALL.stream()
                .filter(profile -> profile.board() == Board.HTTP1)
                .filter(profile -> profile.endpoint().protocol() == Protocol.HTTP_1_1);
    }

    private static String onTheWire(Request request) {
        String[] headers = request.headers().entrySet().stream()
                .map(header -> header.getKey() + ": " + header.getValue())
                .toArray(String[]::new);
        String body = Wire.text(request.payload().bytes());
        if (request.payload().framing() == Payload.Framing.NONE) {
            return Wire.request(request.method(), request.target(), headers);
        }
        boolean chunked = request.payload().framing() == Payload.Framing.CHUNKED;
        return chunked
                ? Wire.postChunked(request.target(), body, body.length(), headers)
                : Wire.post(request.target(), body, headers);
    }
}
