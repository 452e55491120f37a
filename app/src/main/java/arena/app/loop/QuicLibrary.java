package arena.app.loop;

import io.netty.handler.codec.quic.Quic;
import java.util.Optional;

/** The native library that speaks QUIC. */
public final class QuicLibrary {

    private QuicLibrary() {}

    /** Why this process can't have it, or empty. */
    public static Optional<String> obstacle() {
        return Optional.ofNullable(Quic.unavailabilityCause()).map(TransportChoice::rootMessage);
    }
}
