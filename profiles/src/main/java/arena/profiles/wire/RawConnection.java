package arena.profiles.wire;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A connection to a server that sends exactly the bytes it is given and takes responses apart itself, since clients hide
 * what is tested here. Used by one thread at a time.
 */
public final class RawConnection implements AutoCloseable {

    private static final Duration READ_LIMIT = Duration.ofSeconds(30);

    private final Socket socket;
    private final InputStream in;

    private RawConnection(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream(), 64 * 1024);
    }

    /** Speaks over a socket that is connected, under TLS or not, and closes it in the end. */
    public static RawConnection over(Socket connected) {
        try {
            return new RawConnection(connected);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Connects to this machine. */
    public static RawConnection to(int port) {
        return to(port, 0);
    }

    /**
     * Connects to this machine with a receive buffer of this size.
     *
     * @param receiveBufferBytes 0 leaves it to the kernel
     */
    public static RawConnection to(int port, int receiveBufferBytes) {
        Socket socket = new Socket();
        try {
            if (receiveBufferBytes > 0) {
                socket.setReceiveBufferSize(receiveBufferBytes);
            }
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) READ_LIMIT.toMillis());
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 10_000);
            return new RawConnection(socket);
        } catch (IOException failure) {
            throw new UncheckedIOException("port " + port + ": " + failure.getMessage(), failure);
        }
    }

    /** Waits for anything to read no longer than this, where the usual half a minute is too long. */
    public RawConnection waitingAtMost(Duration limit) {
        try {
            socket.setSoTimeout((int) limit.toMillis());
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Sends one byte a character (ISO 8859-1). */
    public RawConnection send(String text) {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    public RawConnection send(byte[] bytes) {
        return send(bytes, 0, bytes.length);
    }

    public RawConnection send(byte[] bytes, int offset, int length) {
        try {
            socket.getOutputStream().write(bytes, offset, length);
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Closes the sending side only. */
    public void finishSending() {
        try {
            socket.shutdownOutput();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Sends a request and reads the response to it. */
    public RawResponse exchange(String request) {
        return send(request).read();
    }

    /** Reads one response. */
    public RawResponse read() {
        return read(true);
    }

    /** Reads one response to a HEAD request, which has no body whatever its header says. */
    public RawResponse readHead() {
        return read(false);
    }

    /** Reads whatever comes until the server closes. */
    public String readToEnd() {
        try {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads up to so many bytes of what is there, waiting for the first; -1 where the server has closed. */
    public int readSome(byte[] target) {
        try {
            return in.read(target);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads so many bytes. */
    public byte[] readExactly(int count) {
        try {
            byte[] bytes = in.readNBytes(count);
            if (bytes.length < count) {
                throw new EOFException("end of the connection after " + bytes.length + " of " + count + " bytes");
            }
            return bytes;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Waits for the next byte and leaves it where it is; -1 where the server has closed. */
    public int peek() {
        try {
            in.mark(1);
            int next = in.read();
            in.reset();
            return next;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Waits for the server to close: by a reset too, and true only if not a byte comes before. */
    public boolean isClosedByServer() {
        try {
            return in.read() < 0;
        } catch (SocketException _) {
            return true;
        } catch (IOException failure) {
            throw new UncheckedIOException("the connection is open still", failure);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private RawResponse read(boolean withBody) {
        try {
            String statusLine = line();
            String[] parts = statusLine.split(" ", 3);
            if (parts.length < 2) {
                throw new IOException("not a status line: " + statusLine);
            }
            List<RawResponse.Field> fields = new ArrayList<>();
            for (String line = line(); !line.isEmpty(); line = line()) {
                int colon = line.indexOf(':');
                fields.add(new RawResponse.Field(
                        line.substring(0, colon), line.substring(colon + 1).strip()));
            }
            RawResponse head = new RawResponse(parts[0], Integer.parseInt(parts[1]), fields, "");
            return withBody ? new RawResponse(head.version(), head.status(), fields, body(head)) : head;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String body(RawResponse head) throws IOException {
        if (head.status() < 200 || head.status() == 204 || head.status() == 304) {
            return "";
        }
        if (head.header("Transfer-Encoding").isPresent()) {
            return chunks();
        }
        byte[] bytes = head.header("Content-Length").isPresent()
                ? in.readNBytes(Integer.parseInt(head.header("Content-Length").get()))
                : in.readAllBytes();
        String length = head.header("Content-Length").orElse(Integer.toString(bytes.length));
        if (!length.equals(Integer.toString(bytes.length))) {
            throw new EOFException("end after " + bytes.length + " of " + length + " bytes of a body");
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private String chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            body.write(in.readNBytes(size));
            if (!line().isEmpty()) {
                throw new IOException("a chunk of more than its " + size + " bytes");
            }
        }
        if (!line().isEmpty()) {
            throw new IOException("trailer fields, which nobody expects");
        }
        return body.toString(StandardCharsets.ISO_8859_1);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException("end of the connection within a line: " + line);
            }
            line.append((char) c);
        }
        if (line.isEmpty() || line.charAt(line.length() - 1) != '\r') {
            throw new IOException("a line without CR: " + line);
        }
        return line.substring(0, line.length() - 1);
    }
}
