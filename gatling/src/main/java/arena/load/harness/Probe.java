package arena.load.harness;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** How it is found out that a server that was started is there. */
public enum Probe {

    /** It answers a sum, as ours does and as the arena asks. */
    SUM {
        @Override
        boolean succeeds(URI target) throws InterruptedException {
            HttpRequest probe = HttpRequest.newBuilder(target.resolve(QUESTION))
                    .timeout(LIMIT)
                    .build();
            try (HttpClient client =
                    HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
                HttpResponse<String> response = client.send(probe, HttpResponse.BodyHandlers.ofString());
                return response.statusCode() == 200 && response.body().equals(ANSWER);
            } catch (IOException _) {
                return false;
            }
        }
    },

    /** It takes connections for HTTP/1.1: there may be nothing else that it can do. */
    CONNECTION {
        @Override
        boolean succeeds(URI target) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(target.getHost(), target.getPort()), (int) LIMIT.toMillis());
                return true;
            } catch (IOException _) {
                return false;
            }
        }
    };

    static final String QUESTION = "/baseline11?a=1&b=1";
    private static final String ANSWER = "2";
    private static final Duration LIMIT = Duration.ofSeconds(2);

    abstract boolean succeeds(URI target) throws InterruptedException;
}
