package arena.profiles.getsum;

import static arena.profiles.getsum.CallServer.GET_SUM;
import static arena.profiles.getsum.CallServer.ONE_AND_TWO;
import static arena.profiles.getsum.CallServer.THREE;
import static arena.profiles.getsum.CallServer.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Future;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls of the unary method that may take so long and no longer. */
@ParameterizedClass
@EnumSource
class GetSumDeadlineTest {

    private static final int DEADLINE_EXCEEDED = 4;
    private static final int INTERNAL = 13;

    private final CallServer server;

    GetSumDeadlineTest(MessagesKind kind) {
        server = CallServer.of(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"20m", "20000u", "1m", "1n", "0S"})
    void endsCallThatTakesTooLong(String timeout) {
        HttpClientRequest request =
                CallServer.await(server.open(HttpMethod.POST, GET_SUM, with("grpc-timeout", timeout)));
        Future<Reply> reply = request.response().compose(Reply::read);

        request.writeHead();

        server.assertRefused(CallServer.await(reply), DEADLINE_EXCEEDED);
    }

    @Test
    void endsCallWhoseTimeIsOverWhenItsMessageComes() {
        server.assertRefused(server.call(with("grpc-timeout", "1n"), ONE_AND_TWO), DEADLINE_EXCEEDED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"10S", "99999999H", "1H", "1M", "60000m", "60000000u", "99999999n"})
    void answersInTime(String timeout) {
        assertThat(server.call(with("grpc-timeout", timeout), ONE_AND_TWO).body())
                .isEqualTo(THREE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "S", "1", "1s", "-1S", "123456789S", "1.5S", "١S", "1SS"})
    void refusesMalformedTimeout(String timeout) {
        server.assertRefused(server.call(with("grpc-timeout", timeout), ONE_AND_TWO), INTERNAL);
    }
}
