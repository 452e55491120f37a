package arena.load.validate.client;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The first message of a handshake that no good server goes on with, put together byte by byte: TLS libraries of today
 * refuse to offer much of it themselves. Immutable.
 *
 * @param version the highest one that the client speaks: 0x0300 is SSL 3.0, 0x0303 is TLS 1.2
 * @param suites numbers of the cipher suites that it offers
 */
record ClientHello(int version, List<Integer> suites) {

    static final int TLS_1_2 = 0x0303;

    private static final int SSL_3 = 0x0300;
    private static final int HANDSHAKE = 22;
    private static final int CLIENT_HELLO = 1;
    private static final int SERVER_HELLO = 2;
    private static final int RANDOM_BYTES = 32;

    /** Usual elliptic curves and signatures, so that nothing but version and suites can be the reason for a refusal. */
    private static final List<Integer> GROUPS = List.of(0x001d, 0x0017, 0x0018, 0x0019);

    private static final List<Integer> SIGNATURES = List.of(
            0x0403, 0x0503, 0x0603, 0x0804, 0x0805, 0x0806, 0x0401, 0x0501, 0x0601, 0x0203, 0x0201, 0x0402, 0x0202);

    ClientHello {
        suites = List.copyOf(suites);
    }

    /** What the server agrees to, such as {@code version 0x0302, suite 0xc013}, or empty if it refuses. */
    Optional<String> accepted(Site site) {
        try (Socket socket = site.socket()) {
            socket.getOutputStream().write(record());
            return serverHello(new DataInputStream(socket.getInputStream()));
        } catch (IOException _) {
            return Optional.empty(); // closed, reset, or nothing said: no handshake
        } catch (UncheckedIOException unreachable) {
            throw new AssertionError("no connection: " + unreachable.getMessage(), unreachable);
        }
    }

    private Optional<String> serverHello(DataInputStream in) throws IOException {
        int type = in.readUnsignedByte();
        in.readUnsignedShort();
        in.readUnsignedShort();
        if (type != HANDSHAKE || in.readUnsignedByte() != SERVER_HELLO) {
            return Optional.empty(); // an alert
        }
        in.skipNBytes(3);
        int chosen = in.readUnsignedShort();
        in.skipNBytes(RANDOM_BYTES);
        in.skipNBytes(in.readUnsignedByte());
        int suite = in.readUnsignedShort();
        return chosen > version
                ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT, "version 0x%04x, suite 0x%04x", chosen, suite));
    }

    private byte[] record() {
        byte[] extensions = version == SSL_3 ? new byte[0] : extensions();
        ByteBuffer hello = ByteBuffer.allocate(2048).position(9);
        byte[] random = new byte[RANDOM_BYTES];
        ThreadLocalRandom.current().nextBytes(random);
        hello.putShort((short) version).put(random).put((byte) 0);
        shorts(hello, suites);
        hello.put((byte) 1).put((byte) 0).put(extensions);
        int length = hello.position();
        hello.put(0, (byte) HANDSHAKE)
                .putShort(1, (short) Math.min(version, 0x0301))
                .putShort(3, (short) (length - 5));
        hello.putInt(5, CLIENT_HELLO << 24 | length - 9);
        byte[] record = new byte[length];
        hello.get(0, record);
        return record;
    }

    private static byte[] extensions() {
        byte[] name = TlsClient.SERVER_NAME.getBytes(StandardCharsets.US_ASCII);
        ByteBuffer all = ByteBuffer.allocate(512).position(2);
        all.putShort((short) 0).putShort((short) (name.length + 5)).putShort((short) (name.length + 3));
        all.put((byte) 0).putShort((short) name.length).put(name);
        all.putShort((short) 10).putShort((short) (GROUPS.size() * 2 + 2));
        shorts(all, GROUPS);
        all.putShort((short) 11).putShort((short) 2).put((byte) 1).put((byte) 0);
        all.putShort((short) 13).putShort((short) (SIGNATURES.size() * 2 + 2));
        shorts(all, SIGNATURES);
        all.putShort((short) 0xff01).putShort((short) 1).put((byte) 0);
        all.putShort(0, (short) (all.position() - 2));
        byte[] bytes = new byte[all.position()];
        all.get(0, bytes);
        return bytes;
    }

    private static void shorts(ByteBuffer target, List<Integer> values) {
        target.putShort((short) (values.size() * 2));
        for (int value : values) {
            target.putShort((short) value);
        }
    }
}
