package arena.profiles.staticfiles;

import io.vertx.core.buffer.Buffer;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** One connection with HTTP/1.1, that sends exactly what it is told to. Not thread-safe. */
final class RawClient implements AutoCloseable {

    private final Socket socket;
    private final InputStream input;

    RawClient(int port) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(20_000);
            socket.setTcpNoDelay(true);
            input = new BufferedInputStream(socket.getInputStream());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What came back; names of fields in lower case. */
    record Response(int status, Map<String, String> fields, Buffer body) {

        String field(String name) {
            return fields.getOrDefault(name, "");
        }

        String text() {
            return body.toString(StandardCharsets.ISO_8859_1);
        }
    }

    /** Sends a GET, with field lines such as {@code "Range: bytes=0-1"}. */
    Response get(String file, String... fields) {
        return send("GET", "/static/" + file, fields);
    }

    Response head(String file, String... fields) {
        return send("HEAD", "/static/" + file, fields);
    }

    Response send(String method, String target, String... fields) {
        try {
            request(method, target, fields);
            return read(method.equals("HEAD"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Sends a request and reads nothing. */
    void request(String method, String target, String... fields) throws IOException {
        String head = method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + String.join("\r\n", fields)
                + (fields.length == 0 ? "" : "\r\n") + "\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Reads one response; nothing of the next must be left over, or the next call fails. */
    Response read(boolean bodyless) throws IOException {
        String[] status = line().split(" ", 3);
        Map<String, String> fields = new TreeMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            fields.merge(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip(),
                    (a, b) -> a + " | " + b);
        }
        int code = Integer.parseInt(status[1]);
        if (bodyless || code == 304) {
            return new Response(code, fields, Buffer.buffer());
        }
        int length = Integer.parseInt(fields.getOrDefault("content-length", "-1"));
        byte[] body = input.readNBytes(length);
        if (body.length < length) {
            throw new EOFException("connection closed after " + body.length + " of " + length + " bytes");
        }
        return new Response(code, fields, Buffer.buffer(body));
    }

    /** Waits for the next byte and consumes it. */
    int awaitByte() throws IOException {
        return input.read();
    }

    /** Reads the rest of a response of which {@link #awaitByte} took the first byte. */
    Response readRest() throws IOException {
        return read(false);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = input.read(); c != '\n'; c = input.read()) {
            if (c < 0) {
                throw new EOFException("connection closed");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
