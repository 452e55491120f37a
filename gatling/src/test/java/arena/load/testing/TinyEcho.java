package arena.load.testing;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Sends WebSocket messages of up to 125 bytes back, as they came or with another first character. */
public final class TinyEcho implements AutoCloseable {

    /** See RFC 6455, 1.3. */
    private static final String ACCEPT_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private static final int LENGTH = 0x7F;
    private static final int OPCODE = 0x0F;
    private static final int CLOSE = 8;
    private static final int MASK_BYTES = 4;

    private final ServerSocket listener;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final boolean right;

    private TinyEcho(boolean right) throws IOException {
        this.right = right;
        this.listener = new ServerSocket(0, 128, InetAddress.getLoopbackAddress());
        threads.execute(this::accept);
    }

    public static TinyEcho right() throws IOException {
        return new TinyEcho(true);
    }

    public static TinyEcho wrong() throws IOException {
        return new TinyEcho(false);
    }

    public URI target() {
        return URI.create("http://127.0.0.1:" + listener.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        listener.close();
        threads.shutdownNow();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                threads.execute(() -> serve(socket));
            }
        } catch (IOException _) {
            // Closed: that was the last one.
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            upgrade(socket);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            for (int first = in.read(); first >= 0; first = in.read()) {
                byte[] payload = unmasked(in);
                if (!right && payload.length > 0) {
                    payload[0] = 'X';
                }
                OutputStream out = socket.getOutputStream();
                byte[] frame = new byte[2 + payload.length];
                frame[0] = (byte) first;
                frame[1] = (byte) payload.length;
                System.arraycopy(payload, 0, frame, 2, payload.length);
                out.write(frame);
                if ((first & OPCODE) == CLOSE) {
                    return;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] unmasked(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte() & LENGTH;
        byte[] mask = in.readNBytes(MASK_BYTES);
        byte[] payload = in.readNBytes(length);
        for (int i = 0; i < length; i++) {
            payload[i] ^= mask[i % MASK_BYTES];
        }
        return payload;
    }

    /** The client sends nothing before it has read the answer, so that no frame can get into the reader's buffer. */
    private static void upgrade(Socket socket) throws IOException {
        BufferedReader head =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
        String key = "";
        for (String line = head.readLine(); line != null && !line.isEmpty(); line = head.readLine()) {
            if (line.regionMatches(true, 0, "Sec-WebSocket-Key:", 0, 18)) {
                key = line.substring(18).strip();
            }
        }
        String answer = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: " + accept(key) + "\r\n\r\n";
        socket.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String accept(String key) {
        try {
            MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
            return Base64.getEncoder()
                    .encodeToString(sha1.digest((key + ACCEPT_SUFFIX).getBytes(StandardCharsets.ISO_8859_1)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
