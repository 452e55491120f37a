package arena.app;

import static arena.app.testing.Tokens.HS256;
import static arena.app.testing.Tokens.SECRET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.app.testing.ArenaData;
import arena.app.testing.Tokens;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The authentication service over real sockets: whom it lets in, and above all whom it does not. */
class AuthServiceTest {

    private static final String GOOD = Tokens.of("42");

    private static RunningAuth auth;
    private static RawConnection connection;

    @BeforeAll
    static void start() {
        auth = RunningAuth.start();
        connection = auth.connect();
    }

    @AfterAll
    static void stop() {
        connection.close();
        auth.close();
    }

    @Test
    @DisplayName("CHECKS 187, 191: a good token has its subject in X-User-Id, and no body")
    void saysWhoItIs() {
        RawResponse response = ask("Authorization: Bearer " + GOOD);

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-User-Id")).hasValue("42");
        assertThat(response.body()).isEmpty();
    }

    @Test
    void acceptsTheTokenOfTheArena() throws IOException {
        Optional<Path> data = ArenaData.folder();
        assumeTrue(data.isPresent(), "the arena's data are not here");
        String token = Files.readString(data.get().resolve("jwt-token.txt")).strip();

        try (RunningAuth arena = RunningAuth.start("httparena-bench-secret-do-not-use-in-production");
                RawConnection client = arena.connect()) {
            assertThat(client.exchange(Wire.request("GET", "/_auth", "Authorization: Bearer " + token))
                            .header("X-User-Id"))
                    .hasValue("42");
        }
    }

    @Test
    void schemeIsNotCaseSensitive() {
        assertThat(ask("authorization: bEARER " + GOOD).header("X-User-Id")).hasValue("42");
    }

    @Test
    void tokenWithoutExpiryIsGoodForEver() {
        String token = Tokens.signed(HS256, "{\"sub\":\"alice\"}", SECRET);

        assertThat(ask("Authorization: Bearer " + token).header("X-User-Id")).hasValue("alice");
    }

    @Test
    @DisplayName("CHECKS 183, 185: no Authorization is 401")
    void needsAuthorization() {
        assertRefused(ask());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Basic Zm9vOmJhcg==",
                "Bearer",
                "Bearer ",
                "Token %s",
                "Bearer%s",
                "%s",
                "Bearer  %s",
                "Bearer %s,x"
            })
    void needsBearerToken(String value) {
        assertRefused(ask("Authorization: " + value.replace("%s", GOOD)));
    }

    @Test
    void twoAuthorizationsAreNone() {
        assertRefused(ask("Authorization: Bearer " + GOOD, "Authorization: Bearer " + GOOD));
    }

    static Stream<Named<String>> badTokens() throws GeneralSecurityException {
        String claims = Tokens.claims("42", Duration.ofHours(1));
        String none = Tokens.encoded("{\"alg\":\"none\"}") + "." + Tokens.encoded(claims) + ".";
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair rsa = generator.generateKeyPair();
        return Stream.of(
                Named.of("CHECKS 184, 186: invalid.token.here", "invalid.token.here"),
                Named.of("garbage", "\u00e4\u00f6\u00fc"),
                Named.of("dots", ".."),
                Named.of("alg none, no signature", none),
                Named.of("alg none, signed", Tokens.signed("{\"alg\":\"none\"}", claims, SECRET)),
                Named.of("alg nOnE, signed", Tokens.signed("{\"alg\":\"nOnE\"}", claims, SECRET)),
                Named.of("no alg", Tokens.signed("{\"typ\":\"JWT\"}", claims, SECRET)),
                Named.of("header no object", Tokens.signed("[]", claims, SECRET)),
                Named.of(
                        "header says RS256, signed with the secret",
                        Tokens.signed("{\"alg\":\"RS256\"}", claims, SECRET)),
                Named.of(
                        "HMAC with a public key as its secret",
                        Tokens.signed(HS256, claims, rsa.getPublic().getEncoded())),
                Named.of(
                        "RS256",
                        JWT.create()
                                .withSubject("42")
                                .sign(Algorithm.RSA256(
                                        (RSAPublicKey) rsa.getPublic(), (RSAPrivateKey) rsa.getPrivate()))),
                Named.of("HS512", JWT.create().withSubject("42").sign(Algorithm.HMAC512(SECRET))),
                Named.of("HS384", JWT.create().withSubject("42").sign(Algorithm.HMAC384(SECRET))),
                Named.of("another secret", Tokens.signed(HS256, claims, SECRET + "x")),
                Named.of("no signature", GOOD.substring(0, GOOD.lastIndexOf('.') + 1)),
                Named.of("padded signature", GOOD + "="),
                Named.of("one part more", GOOD + "." + GOOD.substring(GOOD.lastIndexOf('.') + 1)),
                Named.of(
                        "critical extension",
                        Tokens.signed("{\"alg\":\"HS256\",\"crit\":[\"b64\"],\"b64\":false}", claims, SECRET)));
    }

    @ParameterizedTest
    @MethodSource
    void badTokens(String token) {
        assertRefused(ask("Authorization: Bearer " + token));
    }

    static Stream<Named<String>> badClaims() {
        long now = Instant.now().getEpochSecond();
        return Stream.of(
                Named.of("expired 1 s ago", Tokens.claims("42", Duration.ofSeconds(-1))),
                Named.of("expired 6 s ago", Tokens.claims("42", Duration.ofSeconds(-6))),
                Named.of("not before an hour", "{\"sub\":\"42\",\"nbf\":" + (now + 3600) + "}"),
                Named.of("exp is text", "{\"sub\":\"42\",\"exp\":\"" + (now + 3600) + "\"}"),
                Named.of("exp beyond all numbers", "{\"sub\":\"42\",\"exp\":1e999}"),
                Named.of("exp beyond all integers", "{\"sub\":\"42\",\"exp\":99999999999999999999}"),
                Named.of("exp beyond all dates", "{\"sub\":\"42\",\"exp\":9223372036854775807}"),
                Named.of("no sub", "{\"exp\":" + (now + 3600) + "}"),
                Named.of("empty sub", "{\"sub\":\"\"}"),
                Named.of("sub is null", "{\"sub\":null}"),
                Named.of("sub is an object", "{\"sub\":{\"a\":\"42\"}}"),
                Named.of("sub is a list", "{\"sub\":[\"42\"]}"),
                Named.of("sub of 256 characters", "{\"sub\":\"" + "4".repeat(256) + "\"}"),
                Named.of("sub splits the header", "{\"sub\":\"42\\r\\nX-Admin: yes\"}"),
                Named.of("sub beyond ASCII", "{\"sub\":\"\u00e4\u20ac\"}"),
                Named.of("no object", "42"),
                Named.of("nothing", ""),
                Named.of("half an object", "{\"sub\":\"42\""),
                Named.of(
                        "1,500 objects in one another",
                        "{\"sub\":\"42\",\"a\":" + "[".repeat(1500) + "]".repeat(1500) + "}"));
    }

    @ParameterizedTest
    @MethodSource
    void badClaims(String claims) {
        assertRefused(ask("Authorization: Bearer " + Tokens.signed(HS256, claims, SECRET)));
    }

    @Test
    @DisplayName("a token of 64 KiB is 401, also if it is signed")
    void refusesHugeToken() {
        String claims = "{\"sub\":\"42\",\"name\":\"" + "x".repeat(64 * 1024) + "\"}";

        assertRefused(ask("Authorization: Bearer " + Tokens.signed(HS256, claims, SECRET)));
        assertRefused(ask("Authorization: Bearer " + "x".repeat(64 * 1024)));
        assertThat(ask("Authorization: Bearer " + GOOD).status()).isEqualTo(200);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = 20261130)
    @DisplayName("10,000 random mutations of a good token are 401, each of them")
    void refusesEveryMutation(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            StringBuilder batch = new StringBuilder();
            for (int i = 0; i < 50; i++) {
                batch.append(Wire.request("GET", "/_auth", "Authorization: Bearer " + mutation(random)));
            }
            connection.send(batch.toString());
            for (int i = 0; i < 50; i++) {
                assertThat(connection.read().status()).isEqualTo(401);
            }
        }
    }

    @Test
    @DisplayName("the last character of a signature has two bits to spare: its three other spellings are 401 too")
    void refusesOtherSpellings() {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        String head = GOOD.substring(0, GOOD.length() - 1);
        char last = GOOD.charAt(GOOD.length() - 1);

        for (int i = 0; i < alphabet.length(); i++) {
            char other = alphabet.charAt(i);
            assertThat(ask("Authorization: Bearer " + head + other).status()).isEqualTo(other == last ? 200 : 401);
        }
    }

    @Test
    void remembersNothing() {
        String token = Tokens.signed(HS256, Tokens.claims("42", Duration.ofSeconds(2)), SECRET);

        assertThat(ask("Authorization: Bearer " + token).status()).isEqualTo(200);
        await().pollInterval(Duration.ofMillis(100))
                .atMost(Duration.ofSeconds(5))
                .until(() -> ask("Authorization: Bearer " + token).status() == 401);
    }

    @Test
    void servesNothingElse() {
        assertThat(connection.exchange(Wire.get("/_health")).body()).isEqualTo("ok");
        assertThat(connection.exchange(Wire.get("/")).status()).isEqualTo(404);
        assertThat(connection.exchange(Wire.post("/_auth", "x")).status()).isEqualTo(405);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "JWT_SECRET=",
                "JWT_SECRET=31-bytes-are-less-than-a-key-is",
                "AUTHSVC_LISTEN=9090",
                "ARENA_ROLE=admin"
            })
    void refusesBadConfiguration(String setting) {
        String[] parts = setting.split("=", 2);

        Map<String, String> variables = new HashMap<>(Map.of("ARENA_ROLE", "auth", "JWT_SECRET", SECRET));
        variables.put(parts[0], parts[1]);

        assertThatThrownBy(() -> RoleConfig.from(variables, 1))
                .isInstanceOf(ConfigException.class)
                .hasMessageStartingWith(parts[0] + "=")
                .hasMessageNotContainingAny("31-bytes");
    }

    @Test
    void showsNoSecret() {
        RoleConfig config = RoleConfig.from(Map.of("ARENA_ROLE", "auth", "JWT_SECRET", SECRET), 1);

        assertThat(config.lines())
                .contains("ARENA_ROLE=auth", "AUTHSVC_LISTEN=0.0.0.0:9090")
                .noneMatch(line -> line.contains(SECRET));
        assertThat(config.toString()).doesNotContain(SECRET);
    }

    private static RawResponse ask(String... headers) {
        return connection.exchange(Wire.request("GET", "/_auth", headers));
    }

    private static void assertRefused(RawResponse response) {
        Refused.assertPlainly(response, 401, "unauthorized");
        assertThat(response.header("WWW-Authenticate")).hasValue("Bearer");
        assertThat(response.header("X-User-Id")).isEmpty();
    }

    /** One character replaced, dropped, put in or swapped, or the rest cut off; never the same token. */
    private static String mutation(Random random) {
        StringBuilder token = new StringBuilder(GOOD);
        while (token.toString().equals(GOOD)) {
            int at = random.nextInt(token.length());
            char any = (char) ('!' + random.nextInt('~' - '!' + 1));
            switch (random.nextInt(5)) {
                case 0 -> token.setCharAt(at, any);
                case 1 -> token.deleteCharAt(at);
                case 2 -> token.insert(at, any);
                case 3 -> token.setLength(at);
                default ->
                    token.insert(random.nextInt(token.length()), token.charAt(at))
                            .deleteCharAt(at);
            }
        }
        return token.toString();
    }
}
