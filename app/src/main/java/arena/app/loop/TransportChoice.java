package arena.app.loop;

import io.vertx.core.transport.Transport;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A way to the operating system's sockets, best first. */
public enum TransportChoice {
    IO_URING,
    EPOLL,
    NIO;

    static {
        // With it, Netty 4.2.18 never hears of a reset that arrives while the bytes before it are being read: the
        // connection and its descriptor are lost until the process ends. It is read once, when a process makes its
        // first Vertx.
        System.setProperty("io.netty.iouring.pollAddMultishotEnabled", "false");
    }

    /** Why this process can't have it by what its library says, or empty. Only using it proves that it works. */
    Optional<String> obstacle() {
        @Nullable Transport transport = transport();
        if (transport == null) {
            return Optional.of("not on the class path");
        }
        if (transport.available()) {
            return Optional.empty();
        }
        Throwable cause = transport.unavailabilityCause();
        return Optional.of(cause == null ? "not available" : rootMessage(cause));
    }

    /** What Vert.x knows it by, or null where its classes are not on the class path. */
    @Nullable Transport transport() {
        return switch (this) {
            case IO_URING -> Transport.IO_URING;
            case EPOLL -> Transport.EPOLL;
            case NIO -> Transport.NIO;
        };
    }

    /** Whether it can send a file without reading it into the process first. */
    public boolean sendsFiles() {
        return this != IO_URING;
    }

    /** The name that people and {@code ARENA_TRANSPORT} use. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage() == null ? root.toString() : root.getMessage();
    }
}
