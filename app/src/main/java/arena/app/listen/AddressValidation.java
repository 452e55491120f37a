package arena.app.listen;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.KeyStoreOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.HexFormat;
import javax.crypto.KeyGenerator;

/**
 * The key by which a server of QUIC knows its own tokens again. A client has to send back the one that it was sent before
 * anything is done for it, so nobody can make the server answer to somebody else's address (RFC 9000, 8.1).
 */
final class AddressValidation {

    private static final String TYPE = "PKCS12";
    private static final String ALGORITHM = "HmacSHA256";

    private AddressValidation() {}

    /** A random key, as what Vert.x takes it. */
    static KeyCertOptions newKey() {
        try {
            String password = HexFormat.of()
                    .formatHex(KeyGenerator.getInstance(ALGORITHM).generateKey().getEncoded());
            KeyStore store = KeyStore.getInstance(TYPE);
            store.load(null, null);
            store.setEntry(
                    "token",
                    new KeyStore.SecretKeyEntry(
                            KeyGenerator.getInstance(ALGORITHM).generateKey()),
                    new KeyStore.PasswordProtection(password.toCharArray()));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            store.store(bytes, password.toCharArray());
            return new KeyStoreOptions()
                    .setType(TYPE)
                    .setPassword(password)
                    .setValue(Buffer.buffer(bytes.toByteArray()));
        } catch (GeneralSecurityException | IOException impossible) {
            throw new IllegalStateException("a key store in memory", impossible);
        }
    }
}
