package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.SharedPostgres;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.fortunes.FortunesProfiles;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The page of fortunes from a real PostgreSQL. */
@ParameterizedClass
@EnumSource(Flavour.class)
class FortunesTest {

    private static final Pattern ROW = Pattern.compile("<tr><td>(\\d+)</td><td>([^<]*)</td></tr>");

    private static final String ADDITIONAL = "Additional fortune added at request time.";

    private final Flavour flavour;
    private final RunningServer server;

    FortunesTest(Flavour flavour) {
        this.flavour = flavour;
        server = SharedServers.of(flavour);
    }

    @Test
    @DisplayName("CHECKS 127: HTML")
    void answersHtml() {
        assertThat(server.exchange(Wire.get("/fortunes")).header("Content-Type"))
                .hasValue("text/html; charset=utf-8");
    }

    @Test
    @DisplayName("CHECKS 128, 129: a whole document with a row for each fortune and a header")
    void answersAWholeDocument() {
        String page = page(server).toLowerCase(Locale.ROOT);

        assertThat(page).startsWith("<!doctype html>").endsWith("</html>\n");
        assertThat(page.split("<tr", -1)).hasSize(1 + 202);
    }

    @Test
    @DisplayName("CHECKS 130, 131: one more fortune, and every message escaped")
    void addsAFortuneAndEscapesAll() {
        assertThat(page(server))
                .contains("<td>" + ADDITIONAL + "</td>", "&lt;script&gt;")
                .doesNotContain("<script>");
    }

    @Test
    @DisplayName("CHECKS 127 to 132: as the catalogue says, length included")
    void answersAsTheCatalogueSays() {
        Request request =
                FortunesProfiles.FORTUNES.traffic().getFirst().requests().getFirst();

        RawResponse response = server.exchange(Wire.get(request.target()));

        assertThat(new Verifier(Reference.NONE)
                        .problem(
                                request.answer(),
                                response.status(),
                                response.header("Content-Type").orElse(null),
                                response.bytes()))
                .isEmpty();
    }

    @Test
    void showsEveryRowOfTheTableSortedByMessage() throws SQLException {
        List<String> expected = new ArrayList<>(List.of(ADDITIONAL));
        try (Connection connection = SharedPostgres.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT message FROM fortune")) {
            while (row.next()) {
                expected.add(row.getString(1));
            }
        }
        Collections.sort(expected);

        assertThat(messages(page(server))).isEqualTo(expected);
    }

    @Test
    void showsWhatIsInTheTableNow() throws SQLException {
        String schema = "fortunes_of_" + flavour.label();
        try (Connection connection = SharedPostgres.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("DROP SCHEMA IF EXISTS " + schema + " CASCADE");
            statement.execute("CREATE SCHEMA " + schema + " CREATE TABLE fortune (id INTEGER, message TEXT)");
            statement.execute("INSERT INTO " + schema + ".fortune VALUES (1, 'Zoë 漢 \ud83d\ude00')");
            try (RunningServer own = setup().with("DATABASE_URL", SharedPostgres.url() + "?search_path=" + schema)
                    .start()) {
                assertThat(messages(page(own))).containsExactly(ADDITIONAL, "Zoë 漢 \ud83d\ude00");

                statement.execute("UPDATE " + schema + ".fortune SET message = 'Aa'");
                statement.execute("INSERT INTO " + schema + ".fortune VALUES (2, 'B')");

                assertThat(messages(page(own))).containsExactly("Aa", ADDITIONAL, "B");
            }
            statement.execute("DROP SCHEMA " + schema + " CASCADE");
        }
    }

    @Test
    void answersServiceUnavailableWithoutADatabaseAndGoesOnServing() {
        try (RunningServer own = setup().start()) {
            RawResponse response = own.exchange(Wire.get("/fortunes"));

            assertThat(response.status()).isEqualTo(503);
            assertThat(response.header("Content-Type")).hasValue("text/plain");
            assertThat(response.body()).isEqualTo("the database is not available\n");
            assertThat(own.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
        }
    }

    private ServerSetup setup() {
        return ServerSetup.of(flavour);
    }

    private static String page(RunningServer server) {
        RawResponse response = server.exchange(Wire.get("/fortunes"));
        assertThat(response.status()).isEqualTo(200);
        return new String(response.bytes(), StandardCharsets.UTF_8);
    }

    private static List<String> messages(String page) {
        return ROW.matcher(page).results().map(row -> unescaped(row.group(2))).toList();
    }

    private static String unescaped(String html) {
        return html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#x27;", "'")
                .replace("&#x60;", "`")
                .replace("&#x3D;", "=")
                .replace("&amp;", "&");
    }
}
