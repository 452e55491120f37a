package arena.app.tls;

import io.netty.handler.ssl.OpenSslSessionContext;
import io.netty.handler.ssl.OpenSslSessionTicketKey;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;

/**
 * Keys of session tickets that several contexts of BoringSSL share, so that each takes the tickets of all. Random, and never
 * stored. Thread-safe.
 */
final class TicketKeys {

    /** The one that tickets are made with now, and the one before, by which those that are out yet are known again. */
    private static final int KEPT = 2;

    private static final SecureRandom RANDOM = new SecureRandom();

    private final Set<OpenSslSessionContext> contexts = Collections.newSetFromMap(new WeakHashMap<>());
    private List<OpenSslSessionTicketKey> keys = List.of(newKey());

    /** Gives the keys to this context for as long as it lives, and all that come after them. */
    synchronized void share(OpenSslSessionContext context) {
        contexts.add(context);
        give(context);
    }

    /** Makes tickets with a new key from now on. */
    synchronized void rotate() {
        keys = Stream.concat(Stream.of(newKey()), keys.stream()).limit(KEPT).toList();
        contexts.forEach(this::give);
    }

    private void give(OpenSslSessionContext context) {
        context.setTicketKeys(keys.toArray(OpenSslSessionTicketKey[]::new));
    }

    private static OpenSslSessionTicketKey newKey() {
        return new OpenSslSessionTicketKey(
                random(OpenSslSessionTicketKey.NAME_SIZE),
                random(OpenSslSessionTicketKey.HMAC_KEY_SIZE),
                random(OpenSslSessionTicketKey.AES_KEY_SIZE));
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }
}
