package arena.profiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the catalogue with the files that the arena's load generators read. Skipped where they are not at hand. */
class ArenaRequestsTest {

    @ParameterizedTest
    @CsvSource({
        "baseline, get.raw post_cl.raw post_chunked.raw",
        "limited-conn, get.raw post_cl.raw post_chunked.raw",
        "pipelined, pipeline.raw",
        "json-comp, json-gzip-25.raw json-gzip-40.raw json-gzip-50.raw",
        "async-db, async-db-5.raw async-db-10.raw async-db-20.raw async-db-35.raw async-db-50.raw"
    })
    void sendsTheBytesOfTheRawFiles(String id, String files) {
        List<String> expected = List.of(files.split(" ", -1)).stream()
                .map(file -> characters("requests/" + file))
                .toList();

        assertThat(traffic(id).requests()).map(RawRequest::of).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "json-h2c, json-h2c-uris.txt",
        "static-h2, static-h2-uris.txt",
        "static-h3, static-h2-uris.txt",
        "gateway-64, gateway-64-uris.txt",
        "gateway-h3, gateway-64-uris.txt"
    })
    void asksForTheUrisOfTheList(String id, String file) {
        Endpoint endpoint = profile(id).endpoint();

        assertThat(traffic(id).requests())
                .map(request -> uri(endpoint, request))
                .containsExactlyElementsOf(ArenaFolder.lines("requests/" + file));
    }

    @Test
    void rotatesTheSamePathsUnderTls() {
        assertThat(traffic("json-tls").requests()).isEqualTo(traffic("json-h2c").requests());
        assertThat(traffic("static-tls").requests())
                .isEqualTo(traffic("static-h2").requests());
    }

    @ParameterizedTest
    @CsvSource({"0, production-stack-reads.txt", "1, production-stack-writes.txt"})
    void asksTheProductionStackForTheUrisOfTheLists(int stream, String file) {
        Profile profile = profile("production-stack");

        assertThat(profile.traffic().get(stream).requests())
                .map(request -> uri(profile.endpoint(), request))
                .containsExactlyElementsOf(ArenaFolder.lines("requests/" + file));
    }

    @Test
    void writesTheBodyOfTheFile() {
        String expected = characters("requests/production-stack-write-body.json");

        assertThat(profile("production-stack").traffic().getLast().requests())
                .allSatisfy(request -> assertThat(request.payload().content()).isEqualTo(expected));
    }

    @ParameterizedTest
    @CsvSource({"unary-grpc", "unary-grpc-tls"})
    void callsWithTheFrameOfTheFile(String id) {
        assertThat(traffic(id).requests())
                .singleElement()
                .satisfies(request ->
                        assertThat(request.payload().bytes()).isEqualTo(ArenaFolder.bytes("requests/grpc-sum.bin")));
    }

    private static Profile profile(String id) {
        return Profiles.byId(id).orElseThrow();
    }

    private static Traffic traffic(String id) {
        return profile(id).traffic().getFirst();
    }

    private static String uri(Endpoint endpoint, Request request) {
        return (endpoint.tls() ? "https" : "http") + "://localhost:" + endpoint.port() + request.target();
    }

    private static String characters(String file) {
        return new String(ArenaFolder.bytes(file), StandardCharsets.ISO_8859_1);
    }
}
