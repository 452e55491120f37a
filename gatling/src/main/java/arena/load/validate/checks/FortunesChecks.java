package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;

/** The page of fortunes, by its marks. */
@Group(value = "fortunes", profiles = "fortunes")
final class FortunesChecks {

    private static final Pattern ROW = Pattern.compile("<tr", Pattern.CASE_INSENSITIVE);
    private static final String ADDITIONAL = "Additional fortune added at request time.";

    private final Site http;

    FortunesChecks(Arena arena) {
        http = arena.http();
    }

    @Checks(127)
    @DisplayName("the page is HTML")
    void answersHtml() {
        page().mustHaveType("text/html");
    }

    @Checks(128)
    @DisplayName("the page says its document type")
    void saysItsType() {
        Exchange page = page();

        page.must(text(page).toLowerCase(Locale.ROOT).contains("<!doctype html>"), "<!doctype html>");
    }

    @Checks(129)
    @DisplayName("the page has a row for each fortune")
    void hasRows() {
        Exchange page = page();

        long rows = ROW.matcher(text(page)).results().count();
        page.must(rows >= 201 && rows <= 210, "201 to 210 rows (<tr), not " + rows);
    }

    @Checks(130)
    @DisplayName("the page has the fortune that is added at request time")
    void addsAFortune() {
        Exchange page = page();

        page.must(text(page).contains(ADDITIONAL), '"' + ADDITIONAL + '"');
    }

    @Checks(131)
    @DisplayName("the page is escaped")
    void escapes() {
        Exchange page = page();

        page.must(text(page).contains("&lt;script&gt;"), "&lt;script&gt;")
                .must(!text(page).contains("<script>alert"), "no <script>alert");
    }

    @Checks(132)
    @DisplayName("the page has a length that is plausible")
    void hasAPlausibleLength() {
        Exchange page = page();

        int length = text(page).length();
        page.must(length >= 18_432 && length <= 65_536, "18432 to 65536 characters, not " + length);
    }

    private Exchange page() {
        return http.exchange(Wire.get("/fortunes"));
    }

    private static String text(Exchange page) {
        return new String(page.response().bytes(), StandardCharsets.UTF_8);
    }
}
