package arena.profiles.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** Requests as they go over the wire, one character a byte. */
public final class Wire {

    private Wire() {}

    /** A GET with no header but Host. */
    public static String get(String target) {
        return request("GET", target);
    }

    /** Any method, with these header lines beside Host. */
    public static String request(String method, String target, String... headers) {
        StringBuilder request = new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: localhost:8080\r\n");
        for (String header : headers) {
            request.append(header).append("\r\n");
        }
        return request.append("\r\n").toString();
    }

    /** A POST with Content-Length. */
    public static String post(String target, String body, String... headers) {
        return request("POST", target, with(headers, "Content-Length: " + body.length())) + body;
    }

    /** A POST whose body is cut into chunks of so many bytes. */
    public static String postChunked(String target, String body, int chunkBytes, String... headers) {
        StringBuilder request = new StringBuilder(request("POST", target, with(headers, "Transfer-Encoding: chunked")));
        for (int at = 0; at < body.length(); at += chunkBytes) {
            String chunk = body.substring(at, Math.min(body.length(), at + chunkBytes));
            request.append(String.format(Locale.ROOT, "%x\r\n", chunk.length()))
                    .append(chunk)
                    .append("\r\n");
        }
        return request.append("0\r\n\r\n").toString();
    }

    private static String[] with(String[] headers, String another) {
        String[] more = Arrays.copyOf(headers, headers.length + 1);
        more[headers.length] = another;
        return more;
    }

    /** The bytes as characters. */
    public static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
