package arena.profiles;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Answer.Content;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in no file of the arena, but only in its papers (SPEC 4.8, 4.9, 7, 8, 9). */
class RequestsTest {

    @Test
    void echoesTenKilobytesOfAFixedText() {
        Request echo = only("8gbit");

        assertThat(echo.payload().framing()).isEqualTo(Payload.Framing.CONTENT_LENGTH);
        assertThat(echo.payload().bytes()).hasSize(10_240);
        assertThat(echo.payload().content()).startsWith("echo-body:echo-body:");
        assertThat(echo.headers()).containsExactly(Map.entry("Content-Type", "application/octet-stream"));
        assertThat(echo.answer())
                .isEqualTo(new Answer(
                        200,
                        "application/octet-stream",
                        new Content.Exactly(echo.payload().content())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"unary-grpc", "unary-grpc-tls"})
    void callsForTheSumOfOneAndTwo(String id) {
        Request call = only(id);

        assertThat(call.payload().bytes()).containsExactly(0, 0, 0, 0, 4, 8, 1, 16, 2);
        assertThat(call.headers())
                .containsExactly(Map.entry("content-type", "application/grpc"), Map.entry("te", "trailers"));
        assertThat(call.answer()).isEqualTo(new Answer(200, "application/grpc", new Content.Exactly("\0\0\0\0\2\b\3")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo-ws", "echo-ws-pipeline", "echo-ws-limited"})
    void sendsHelloOverTheWebSocket(String id) {
        Request message = only(id);

        assertThat(message.payload()).isEqualTo(new Payload(Payload.Framing.TEXT_MESSAGE, "hello"));
        assertThat(message.answer()).isEqualTo(new Answer(101, "", new Content.Exactly("hello")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"static-tls", "static-h2", "static-h3", "gateway-64", "gateway-h3"})
    void prefersBrotliWhereverFilesAreAskedFor(String id) {
        assertThat(Profiles.byId(id).orElseThrow().traffic().getFirst().requests())
                .allSatisfy(request -> assertThat(request.headers())
                        .containsExactly(Map.entry("Accept-Encoding", "br;q=1, gzip;q=0.8")));
    }

    @Test
    void readsAndWritesTheProductionStackWithTheirHeadersButTheToken() {
        Profile stack = Profiles.byId("production-stack").orElseThrow();

        assertThat(stack.traffic()).map(Traffic::name).containsExactly("reads", "writes");
        assertThat(stack.traffic().getFirst().requests())
                .allSatisfy(request -> assertThat(request.headers())
                        .containsExactly(Map.entry("Accept-Encoding", "br;q=1, gzip;q=0.8")));
        assertThat(stack.traffic().getLast().requests())
                .allSatisfy(request ->
                        assertThat(request.headers()).containsExactly(Map.entry("Content-Type", "application/json")))
                .allSatisfy(request -> assertThat(request.answer()).isEqualTo(Answer.noContent()));
    }

    @Test
    void addsHeadersWithoutTouchingTheRequestThatIsThere() {
        Request bare = Request.get("/pipeline", Answer.text("ok"));

        Request more = bare.with("A", "1").with("B", "2");

        assertThat(bare.headers()).isEmpty();
        assertThat(more.headers()).containsExactly(Map.entry("A", "1"), Map.entry("B", "2"));
    }

    private static Request only(String id) {
        return assertThat(Profiles.byId(id).orElseThrow().traffic())
                .singleElement()
                .actual()
                .requests()
                .getFirst();
    }
}
