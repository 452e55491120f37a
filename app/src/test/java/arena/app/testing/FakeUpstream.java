package arena.app.testing;

import arena.profiles.wire.Fragments;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server that does to each connection what a test says, byte by byte: a well-behaved one could not. Every connection has a thread
 * of its own.
 */
public final class FakeUpstream implements AutoCloseable {

    /** What is done to a connection; it is closed afterwards. */
    @FunctionalInterface
    public interface Script {
        void run(Connection connection) throws IOException;
    }

    private final ServerSocket socket;
    private final List<String> heads = new CopyOnWriteArrayList<>();
    private final List<Connection> open = new CopyOnWriteArrayList<>();
    private final AtomicInteger accepted = new AtomicInteger();

    /** Starts one that does this to every connection. */
    public FakeUpstream(Script script) {
        try {
            socket = new ServerSocket(0, 1000, InetAddress.getLoopbackAddress());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Fragments.threads().execute(() -> accept(script));
    }

    /** One that gives this response to every request with a head alone. */
    public static FakeUpstream answering(String response) {
        return new FakeUpstream(connection -> {
            while (true) {
                connection.readHead();
                connection.send(response);
            }
        });
    }

    public int port() {
        return socket.getLocalPort();
    }

    /** The heads of the requests that have come, as they came. */
    public List<String> heads() {
        return heads;
    }

    /** How many connections there have been. */
    public int accepted() {
        return accepted.get();
    }

    /** How many of them are open still, as far as their scripts know. */
    public int connections() {
        return open.size();
    }

    @Override
    public void close() {
        try {
            socket.close();
            for (Connection connection : open) {
                connection.socket.close();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void accept(Script script) {
        try {
            while (true) {
                Connection connection = new Connection(socket.accept());
                accepted.incrementAndGet();
                open.add(connection);
                Fragments.threads().execute(() -> run(script, connection));
            }
        } catch (IOException _) {
            // The test is over.
        }
    }

    private void run(Script script, Connection connection) {
        try (connection.socket) {
            script.run(connection);
        } catch (IOException _) {
            // The other side has ended the connection, or the test is over.
        } finally {
            open.remove(connection);
        }
    }

    /** The server's side of a connection. Used by one thread. */
    public final class Connection {

        private final Socket socket;
        private final InputStream in;

        private Connection(Socket socket) throws IOException {
            this.socket = socket;
            this.in = new BufferedInputStream(socket.getInputStream());
            socket.setTcpNoDelay(true);
        }

        /** Reads the head of a request, the empty line included. */
        public String readHead() throws IOException {
            StringBuilder head = new StringBuilder();
            while (head.length() < 4 || head.indexOf("\r\n\r\n", head.length() - 4) < 0) {
                int next = in.read();
                if (next < 0) {
                    throw new EOFException();
                }
                head.append((char) next);
            }
            heads.add(head.toString());
            return head.toString();
        }

        /** Reads so many bytes. */
        public String readBytes(int count) throws IOException {
            byte[] bytes = in.readNBytes(count);
            if (bytes.length < count) {
                throw new EOFException();
            }
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }

        /** Reads the chunks of a body to their end. */
        public String readChunks() throws IOException {
            StringBuilder body = new StringBuilder();
            while (true) {
                int size = Integer.parseInt(line(), 16);
                body.append(readBytes(size));
                line();
                if (size == 0) {
                    return body.toString();
                }
            }
        }

        public void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        /** Answers 200 with this text, and keeps the connection. */
        public void answer(String body, String... fields) throws IOException {
            StringBuilder head = new StringBuilder("HTTP/1.1 200 OK\r\n");
            for (String field : fields) {
                head.append(field).append("\r\n");
            }
            send(String.format(Locale.ROOT, "%sContent-Length: %d\r\n\r\n%s", head, body.length(), body));
        }

        /** Waits until the other side has closed. */
        public void awaitEnd() throws IOException {
            while (in.read() >= 0) {
                // What it sends until then does not matter.
            }
        }

        /** Ends the connection by a reset. */
        public void reset() throws IOException {
            socket.setSoLinger(true, 0);
            socket.close();
        }

        private String line() throws IOException {
            StringBuilder line = new StringBuilder();
            for (int next = in.read(); next != '\n'; next = in.read()) {
                if (next < 0) {
                    throw new EOFException();
                }
                line.append((char) next);
            }
            return line.toString().strip();
        }
    }
}
