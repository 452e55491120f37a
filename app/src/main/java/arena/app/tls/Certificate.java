package arena.app.tls;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.PemKeyCertOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAKey;
import java.util.stream.Stream;
import javax.net.ssl.KeyManager;
import javax.net.ssl.X509KeyManager;

/**
 * A certificate and its key as they lay on disk at one moment, read and found to belong together. Immutable.
 *
 * @param chain PEM, the server's own certificate first
 * @param key PEM
 */
record Certificate(Buffer chain, Buffer key) {

    private static final String CHAIN = "server.crt";
    private static final String KEY = "server.key";

    /** Below, TLS libraries refuse to sign, which shows only when a client comes (RFC 9325, 4.5 says 2048 as well). */
    private static final int MIN_RSA_BITS = 2048;

    /** Whether both files are in this folder. */
    static boolean isIn(Path folder) {
        return Files.isReadable(folder.resolve(CHAIN)) && Files.isReadable(folder.resolve(KEY));
    }

    /**
     * Reads {@code server.crt} and {@code server.key}.
     *
     * @throws TlsException if one of them can't be read, or they don't belong together
     */
    static Certificate read(Path folder, Vertx vertx) {
        try {
            Certificate read = new Certificate(
                    Buffer.buffer(Files.readAllBytes(folder.resolve(CHAIN))),
                    Buffer.buffer(Files.readAllBytes(folder.resolve(KEY))));
            read.requirePair(vertx);
            return read;
        } catch (Exception unusable) {
            throw new TlsException("certificate in " + folder + ": " + unusable.getMessage(), unusable);
        }
    }

    PemKeyCertOptions options() {
        return new PemKeyCertOptions().addCertValue(chain).addKeyValue(key);
    }

    /** The JDK's key store takes any certificate with any key; a client would find out. */
    private void requirePair(Vertx vertx) throws Exception {
        for (KeyManager manager : options().getKeyManagerFactory(vertx).getKeyManagers()) {
            if (manager instanceof X509KeyManager keys && isPair(keys)) {
                return;
            }
        }
        throw new IOException(KEY + " is not the key of " + CHAIN);
    }

    private static boolean isPair(X509KeyManager keys) throws GeneralSecurityException {
        for (String algorithm : new String[] {"RSA", "EC", "EdDSA"}) {
            String alias = Stream.ofNullable(keys.getServerAliases(algorithm, null))
                    .flatMap(Stream::of)
                    .findFirst()
                    .orElse(null);
            if (alias != null) {
                return verifies(keys.getPrivateKey(alias), keys.getCertificateChain(alias)[0]);
            }
        }
        return false;
    }

    private static boolean verifies(PrivateKey key, X509Certificate certificate) throws GeneralSecurityException {
        if (key instanceof RSAKey rsa) {
            if (rsa.getModulus().bitLength() < MIN_RSA_BITS) {
                throw new GeneralSecurityException(KEY + " has less than " + MIN_RSA_BITS + " bits");
            }
            // To sign with RSA takes a JVM that has just begun some 20 ms, and says no more than this.
            return certificate.getPublicKey() instanceof RSAKey other
                    && rsa.getModulus().equals(other.getModulus());
        }
        Signature signature =
                Signature.getInstance(key.getAlgorithm().equals("EC") ? "SHA256withECDSA" : key.getAlgorithm());
        byte[] probe = {1};
        signature.initSign(key);
        signature.update(probe);
        byte[] signed = signature.sign();
        signature.initVerify(certificate.getPublicKey());
        signature.update(probe);
        return signature.verify(signed);
    }
}
