package arena.peer;

import arena.profiles.Answer.Content;
import arena.profiles.Profiles;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.stream.IntStream;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * What a peer finds on the disk: small, but with all that the catalogue asks for.
 *
 * @param folder that everything is written to
 */
record SampleData(Path folder) {

    private static final int ITEMS = 50;

    static SampleData writeTo(Path folder) {
        SampleData data = new SampleData(folder);
        try {
            Files.createDirectories(data.files().resolve("static"));
            Files.createDirectories(data.certs());
            Files.writeString(data.files().resolve("dataset.json"), items().encode());
            for (String name : staticFiles()) {
                Files.writeString(data.files().resolve("static").resolve(name), (name + ". ").repeat(500));
            }
            data.writeCertificate();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException | OperatorCreationException e) {
            throw new IllegalStateException(e);
        }
        return data;
    }

    Path files() {
        return folder.resolve("data");
    }

    Path certs() {
        return folder.resolve("certs");
    }

    private static List<String> staticFiles() {
        return Profiles.ALL.stream()
                .flatMap(profile -> profile.traffic().stream())
                .flatMap(traffic -> traffic.requests().stream())
                .map(request -> request.answer().content())
                .filter(Content.StaticFile.class::isInstance)
                .map(content -> ((Content.StaticFile) content).name())
                .distinct()
                .toList();
    }

    private static JsonArray items() {
        JsonArray items = new JsonArray();
        IntStream.rangeClosed(1, ITEMS)
                .mapToObj(id -> new JsonObject()
                        .put("id", id)
                        .put("name", "Item " + id)
                        .put("category", "tools")
                        .put("price", 3 * id)
                        .put("quantity", 100 - id)
                        .put("active", id % 2 == 0)
                        .put("tags", new JsonArray().add("new").add("heavy"))
                        .put("rating", new JsonObject().put("score", id % 50).put("count", id)))
                .forEach(items::add);
        return items;
    }

    private void writeCertificate() throws IOException, GeneralSecurityException, OperatorCreationException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair key = generator.generateKeyPair();
        X500Name localhost = new X500Name("CN=localhost");
        Instant now = Instant.now();
        X509Certificate certificate = new JcaX509CertificateConverter()
                .getCertificate(new JcaX509v3CertificateBuilder(
                                localhost,
                                BigInteger.ONE,
                                Date.from(now.minus(Duration.ofDays(1))),
                                Date.from(now.plus(Duration.ofDays(1))),
                                localhost,
                                key.getPublic())
                        .build(new JcaContentSignerBuilder("SHA256withRSA").build(key.getPrivate())));
        writePem("server.crt", "CERTIFICATE", certificate.getEncoded());
        writePem("server.key", "PRIVATE KEY", key.getPrivate().getEncoded());
    }

    private void writePem(String file, String type, byte[] bytes) throws IOException {
        String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        Files.writeString(
                certs().resolve(file), "-----BEGIN " + type + "-----\n" + body + "\n-----END " + type + "-----\n");
    }
}
