package arena.app.testing;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLSocket;

/** A TLS client that counts the encrypted records that a server on this machine sends. */
public final class CountedRecords implements AutoCloseable {

    private final AtomicInteger records;
    private final SSLSocket socket;

    private CountedRecords(AtomicInteger records, SSLSocket socket) {
        this.records = records;
        this.socket = socket;
    }

    public static CountedRecords connect(int port) throws IOException {
        AtomicInteger records = new AtomicInteger();
        Socket plain = new Socket() {
            @Override
            public InputStream getInputStream() throws IOException {
                return new Tap(super.getInputStream(), records);
            }
        };
        plain.setTcpNoDelay(true);
        plain.setSoTimeout(10_000);
        plain.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        SSLSocket socket =
                (SSLSocket) Handshake.trusting().getSocketFactory().createSocket(plain, "localhost", port, true);
        socket.startHandshake();
        return new CountedRecords(records, socket);
    }

    public SSLSocket socket() {
        return socket;
    }

    /** How many have come so far. */
    public int count() {
        return records.get();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /** Follows the record headers: a byte of type, two of version, two of length (RFC 8446, 5.1). */
    private static final class Tap extends FilterInputStream {

        private static final int HEADER_BYTES = 5;
        private static final int APPLICATION_DATA = 23;

        private final AtomicInteger records;
        private final byte[] header = new byte[HEADER_BYTES];
        private int headerBytes;
        private int rest;

        Tap(InputStream in, AtomicInteger records) {
            super(in);
            this.records = records;
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            if (next >= 0) {
                follow((byte) next);
            }
            return next;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            for (int i = 0; i < count; i++) {
                follow(target[offset + i]);
            }
            return count;
        }

        private void follow(byte next) {
            if (rest > 0) {
                rest--;
                return;
            }
            header[headerBytes++] = next;
            if (headerBytes == HEADER_BYTES) {
                headerBytes = 0;
                rest = ((header[3] & 0xFF) << 8) | (header[4] & 0xFF);
                if (header[0] == APPLICATION_DATA) {
                    records.incrementAndGet();
                }
            }
        }
    }
}
