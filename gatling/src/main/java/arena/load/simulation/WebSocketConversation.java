package arena.load.simulation;

import static io.gatling.javaapi.core.CoreDsl.bodyString;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.exitHereIfFailed;
import static io.gatling.javaapi.http.HttpDsl.ws;

import arena.profiles.Request;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.http.WsFrameCheck;
import java.time.Duration;

/**
 * An upgrade, then one text message after the other, each of which must come back as it was.
 *
 * @param request path of the upgrade, and the text
 */
record WebSocketConversation(Request request) implements Conversation {

    /** As long as Gatling waits for the answer to an HTTP request here. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Override
    public ChainBuilder opening() {
        return exec(ws("upgrade").connect(request.target()));
    }

    @Override
    public ChainBuilder exchange(boolean reported) {
        String text = request.payload().content();
        WsFrameCheck.Text echo =
                ws.checkTextMessage(WebSocketSimulation.ECHO).check(bodyString().is(text));
        return exec(ws("message").sendText(text).await(LIMIT).on(reported ? echo : echo.silent()));
    }

    /** What comes after a wrong or missing echo could not be told from what should have come before: it ends here. */
    @Override
    public ChainBuilder recovery() {
        return exitHereIfFailed();
    }

    @Override
    public ChainBuilder closing() {
        return exec(ws("close").close());
    }
}
