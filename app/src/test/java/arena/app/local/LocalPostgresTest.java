package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalPostgresTest {
    @TempDir
    static Path temporary;

    private static Path folder;
    private static LocalPostgres postgres;
    private static Database database;

    @BeforeAll
    static void start() throws IOException {
        folder = SharedBinaries.linkedFrom(temporary.resolve("postgres"));
        postgres = LocalPostgres.start(folder);
        database = new Database(postgres.port());
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
        SharedBinaries.unlinkFrom(folder);
    }

    @Test
    void itemsHaveTheShapeOfTheArena() throws SQLException {
        assertThat(database.row("""
                SELECT count(*), min(id), max(id), min(price), max(price), min(quantity), max(quantity),
                    min(rating_score), max(rating_score), min(rating_count), max(rating_count),
                    min(jsonb_array_length(tags)), max(jsonb_array_length(tags)), count(DISTINCT active) FROM items
                """))
                .containsExactly(
                        "100000", "1", "100000", "1", "500", "1", "1000", "1", "50", "1", "500", "1", "4", "2");
    }

    @Test
    void itemsAreSpreadOverAllPrices() throws SQLException {
        assertThat(Integer.parseInt(database.row("SELECT count(*) FROM items WHERE price BETWEEN 10 AND 50")
                        .getFirst()))
                .isBetween(7_500, 8_900); // 41 of 500 prices, so 8200 of 100,000 rows
    }

    @Test
    void tagsOfAnItemDiffer() throws SQLException {
        assertThat(database.row("""
                SELECT count(*) FROM items
                WHERE (SELECT count(DISTINCT tag) FROM jsonb_array_elements(tags) AS tag) < jsonb_array_length(tags)
                """)).containsExactly("0");
    }

    @Test
    void columnsAreThoseOfTheArenaAndNothingIsIndexedButTheKeys() throws SQLException {
        assertThat(database.column("""
                SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
                FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position
                """))
                .containsExactly(
                        "fortune.id integer NO",
                        "fortune.message text NO",
                        "items.id integer NO",
                        "items.name text NO",
                        "items.category text NO",
                        "items.price integer NO",
                        "items.quantity integer NO",
                        "items.active boolean NO",
                        "items.tags jsonb NO",
                        "items.rating_score integer NO",
                        "items.rating_count integer NO",
                        "users.id integer NO",
                        "users.name text NO",
                        "users.email text NO",
                        "users.plan text NO");
        assertThat(database.column("SELECT indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"))
                .containsExactly("fortune_pkey", "items_pkey", "users_pkey");
    }

    @Test
    void fortunesMakeAPageOfTheLengthThatTheArenaAccepts() throws SQLException {
        List<String> messages = database.column("SELECT message FROM fortune ORDER BY id");

        assertThat(messages).hasSize(200).doesNotHaveDuplicates();
        assertThat(messages.get(10))
                .isEqualTo("<script>alert(\"This should not be displayed in a browser alert box.\");</script>");
        assertThat(messages).allSatisfy(message -> assertThat(message).hasSizeBetween(55, 160));
        assertThat(String.join("", messages.subList(12, 200))).contains("&", "'", "\"", "—");
        int rows = messages.size() * "<tr><td>100</td><td></td></tr>".length();
        assertThat(String.join("", messages).length() + rows).isBetween(20_000, 50_000);
    }

    @Test
    void usersHoldTheOneThatTheTokenNames() throws SQLException {
        assertThat(database.row("SELECT count(*) FROM users")).containsExactly("4");
        assertThat(database.row("SELECT name, email FROM users WHERE id = 42"))
                .containsExactly("Alice Chen", "alice@example.com");
    }

    @Test
    void acceptsAsManyConnectionsAsTheArenaAllowsAndKeepsItsDataOnDisk() throws SQLException {
        assertThat(database.row("SELECT current_setting('max_connections'), current_setting('fsync')"))
                .containsExactly("300", "on");
        assertThat(postgres.url()).isEqualTo("postgres://bench:bench@127.0.0.1:" + postgres.port() + "/benchmark");
    }

    @Test
    void folderInUseIsRefused() {
        assertThatThrownBy(() -> LocalPostgres.start(folder))
                .isInstanceOf(LocalException.class)
                .hasMessageContaining(
                        "in use by process " + ProcessHandle.current().pid());
    }
}
