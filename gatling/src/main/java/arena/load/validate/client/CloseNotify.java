package arena.load.validate.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLEngineResult.Status;

/**
 * Whether a server says goodbye under TLS before it closes. By an engine, because sockets of the JDK take an end without
 * it for one. Used by one thread, once.
 */
public final class CloseNotify {

    private static final int BUFFER_BYTES = 64 * 1024;

    private final SSLEngine engine;
    private final Socket socket;
    private final ByteBuffer incoming = ByteBuffer.allocate(BUFFER_BYTES).flip();
    private final ByteBuffer outgoing = ByteBuffer.allocate(BUFFER_BYTES);
    private final ByteBuffer plain = ByteBuffer.allocate(BUFFER_BYTES);

    private CloseNotify(SSLEngine engine, Socket socket) {
        this.engine = engine;
        this.socket = socket;
    }

    /**
     * Sends a request that asks to close, reads to the end, and says whether a close_notify came before it.
     *
     * @throws UncheckedIOException if the handshake fails, or if the server does not close
     */
    public static boolean endsWith(Site site, String request) {
        SSLEngine engine = TlsClient.newContext().createSSLEngine(site.host(), site.port());
        engine.setUseClientMode(true);
        try (Socket socket = site.socket()) {
            return new CloseNotify(engine, socket).arrivesAfter(request);
        } catch (IOException failure) {
            throw new UncheckedIOException("TLS with " + site + ": " + failure.getMessage(), failure);
        }
    }

    private boolean arrivesAfter(String request) throws IOException {
        engine.beginHandshake();
        ByteBuffer message = ByteBuffer.wrap(request.getBytes(StandardCharsets.ISO_8859_1));
        while (message.hasRemaining()) {
            switch (engine.getHandshakeStatus()) {
                case NEED_TASK -> engine.getDelegatedTask().run();
                case NEED_UNWRAP, NEED_UNWRAP_AGAIN -> {
                    if (!receive()) {
                        throw new IOException("closed within the handshake");
                    }
                }
                case NEED_WRAP, NOT_HANDSHAKING, FINISHED -> send(message);
            }
        }
        while (!engine.isInboundDone()) {
            if (engine.getHandshakeStatus() == HandshakeStatus.NEED_TASK) {
                engine.getDelegatedTask().run();
            } else if (!receive()) {
                return false;
            }
        }
        return true;
    }

    private void send(ByteBuffer message) throws IOException {
        engine.wrap(message, outgoing.clear());
        socket.getOutputStream().write(outgoing.array(), 0, outgoing.flip().limit());
    }

    /** Takes in one record, or what there is of it; false at the end of the connection. */
    private boolean receive() throws IOException {
        SSLEngineResult result = engine.unwrap(incoming, plain.clear());
        return result.getStatus() != Status.BUFFER_UNDERFLOW || read();
    }

    private boolean read() throws IOException {
        incoming.compact();
        InputStream in = socket.getInputStream();
        int count = in.read(incoming.array(), incoming.position(), incoming.remaining());
        incoming.position(incoming.position() + Math.max(count, 0)).flip();
        return count >= 0;
    }
}
