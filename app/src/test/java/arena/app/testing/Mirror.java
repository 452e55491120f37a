package arena.app.testing;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * An upstream that answers with the body that it was sent, and with fields that concern one connection only. Some targets
 * ask for something else: {@code /status/N}, {@code /chunked}, {@code /until-closed}.
 */
public final class Mirror {

    private Mirror() {}

    public static FakeUpstream start() {
        return new FakeUpstream(Mirror::answer);
    }

    /** The fields of a head, their names in lower case. */
    public static List<String> fields(String head) {
        return head.lines()
                .skip(1)
                .filter(line -> !line.isEmpty())
                .map(line -> {
                    int colon = line.indexOf(':');
                    return line.substring(0, colon).toLowerCase(Locale.ROOT) + line.substring(colon);
                })
                .toList();
    }

    private static void answer(FakeUpstream.Connection connection) throws IOException {
        while (true) {
            String head = connection.readHead();
            String body = "";
            if (head.contains("transfer-encoding: chunked")) {
                body = connection.readChunks();
            } else if (head.contains("content-length: ")) {
                String length = head.substring(head.indexOf("content-length: ") + 16);
                body = connection.readBytes(Integer.parseInt(length.substring(0, length.indexOf('\r'))));
            }
            if (head.startsWith("HEAD ")) {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/plain\r\n\r\n");
            } else if (head.contains("/status/")) {
                String status = head.substring(head.indexOf("/status/") + 8, head.indexOf(" HTTP"));
                connection.send("HTTP/1.1 " + status + " X\r\nX-Was: here\r\n"
                        + (status.equals("204") || status.equals("304") ? "\r\n" : "Content-Length: 2\r\n\r\nok"));
            } else if (head.contains("/chunked")) {
                connection.send(
                        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\nX-T: 1\r\n\r\n");
            } else if (head.contains("/until-closed")) {
                connection.send("HTTP/1.1 200 OK\r\n\r\nabcde");
                return;
            } else {
                connection.answer(
                        body,
                        "Content-Type: text/plain",
                        "Connection: keep-alive, X-Hop",
                        "Keep-Alive: timeout=5",
                        "X-Hop: 1",
                        "Set-Cookie: a=1",
                        "Set-Cookie: b=2",
                        "X-Cache: HIT");
            }
        }
    }
}
