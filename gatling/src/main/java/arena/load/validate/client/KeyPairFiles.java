package arena.load.validate.client;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;

/**
 * A certificate for localhost and its key in PEM, as {@code server.crt} and {@code server.key} hold them. Immutable.
 *
 * @param certificate text of the one file
 * @param key text of the other
 */
public record KeyPairFiles(String certificate, String key) {

    public static final String CERTIFICATE = "server.crt";
    public static final String KEY = "server.key";

    private static final String PASSWORD = "changeit";

    /** Makes a new pair by the JDK's keytool, as the JDK itself can make keys but no certificates. */
    public static KeyPairFiles make() {
        try {
            Path folder = Files.createTempDirectory("validate");
            Path file = folder.resolve("pair.p12");
            try {
                runKeytool(file);
                return read(Files.readAllBytes(file));
            } finally {
                Files.deleteIfExists(file);
                Files.delete(folder);
            }
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException("Cannot make a certificate: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    /** Writes the pair into a folder, which is made if it is missing. */
    public void write(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(CERTIFICATE), certificate);
            Files.writeString(folder.resolve(KEY), key);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write a certificate to " + folder + ": " + e, e);
        }
    }

    private static void runKeytool(Path file) throws IOException, InterruptedException {
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keystore",
                        file.toString(),
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        PASSWORD,
                        "-alias",
                        "server",
                        "-keyalg",
                        "RSA",
                        "-keysize",
                        "2048",
                        "-validity",
                        "730",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "SAN=dns:localhost,ip:127.0.0.1")
                .redirectErrorStream(true)
                .start();
        String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (keytool.waitFor() != 0) {
            throw new IOException("keytool: " + output.strip());
        }
    }

    private static KeyPairFiles read(byte[] store) throws IOException, GeneralSecurityException {
        char[] password = PASSWORD.toCharArray();
        KeyStore pair = KeyStore.getInstance("PKCS12");
        pair.load(new ByteArrayInputStream(store), password);
        return new KeyPairFiles(
                pem("CERTIFICATE", pair.getCertificate("server").getEncoded()),
                pem("PRIVATE KEY", pair.getKey("server", password).getEncoded()));
    }

    private static String pem(String type, byte[] der) {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(der);
        return "-----BEGIN " + type + "-----\n" + lines + "\n-----END " + type + "-----\n";
    }
}
