package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AppConfigTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1:6379",
                "http://user:secret@cache:6379",
                "rediss://user:secret@cache:6379",
                "redis:",
                "redis://",
                "redis://user:secret@",
                "redis://user:secret@cache:port",
                "redis://user:secret@cache/zero",
                "redis://user:sec ret@cache"
            })
    void refusesBadRedisWithoutTellingItsPassword(String url) {
        assertThatExceptionOfType(ConfigException.class)
                .isThrownBy(() -> AppConfig.from(Map.of("REDIS_URL", url), 2))
                .withMessageStartingWith("REDIS_URL=")
                .withMessageNotContaining("sec");
    }

    @Test
    void hasTheValuesOfTheArenaWhereNothingIsSet() {
        assertThat(AppConfig.from(Map.of(), 8).lines())
                .contains(
                        "ARENA_FLAVOUR=engine",
                        "ARENA_TRANSPORT=auto",
                        "ARENA_LOOPS=8",
                        "ARENA_HOST=0.0.0.0",
                        "ARENA_PORT=8080",
                        "ARENA_DATA=/data",
                        "DATABASE_URL=",
                        "DATABASE_MAX_CONN=");
    }

    @ParameterizedTest
    @CsvSource({
        "ARENA_FLAVOUR, standard, standard",
        "ARENA_FLAVOUR, Tuned, tuned",
        "ARENA_TRANSPORT, io_uring, io_uring",
        "ARENA_TRANSPORT, EPOLL, epoll",
        "ARENA_TRANSPORT, nio, nio",
        "ARENA_TRANSPORT, Auto, auto",
        "ARENA_LOOPS, 3, 3",
        "ARENA_LOOPS, 1024, 1024",
        "ARENA_LOOPS, ' 3 ', 3",
        "ARENA_HOST, 127.0.0.1, 127.0.0.1",
        "ARENA_PORT, 0, 0",
        "ARENA_PORT, 65535, 65535",
        "ARENA_DATA, /somewhere/else, /somewhere/else",
        "DATABASE_URL, postgres://bench:bench@db:5433/benchmark, postgres://bench@db:5433/benchmark",
        "REDIS_URL, redis://127.0.0.1:6379, redis://127.0.0.1:6379",
        "REDIS_URL, redis://cache, redis://cache",
        "REDIS_URL, redis://user:secret@cache:6380/2, redis://cache:6380/2",
        "ARENA_EDGE, 10.0.0.5, 10.0.0.5/32",
        "ARENA_EDGE, '10.0.0.0/8 , ::1', '10.0.0.0/8,0:0:0:0:0:0:0:1/128'"
    })
    void takesGoodValue(String variable, String value, String effect) {
        assertThat(AppConfig.from(Map.of(variable, value), 2).lines()).contains(variable + "=" + effect);
    }

    @ParameterizedTest
    @CsvSource({
        "ARENA_FLAVOUR, fast, 'standard, tuned, engine'",
        "ARENA_TRANSPORT, kqueue, 'io_uring, epoll, nio, auto'",
        "ARENA_LOOPS, 0, 'an integer between 1 and 1024'",
        "ARENA_LOOPS, 1025, 'an integer between 1 and 1024'",
        "ARENA_LOOPS, two, 'an integer between 1 and 1024'",
        "ARENA_PORT, -1, 'an integer between 0 and 65535'",
        "ARENA_PORT, 65536, 'an integer between 0 and 65535'",
        "ARENA_PORT, http, 'an integer between 0 and 65535'",
        "ARENA_PORT, 99999999999999999999, 'an integer between 0 and 65535'",
        "ARENA_EDGE, edge.example.com, 'addresses or networks'",
        "ARENA_EDGE, 10.0.0.0/33, 'addresses or networks'",
        "ARENA_EDGE, '10.0.0.1,', 'addresses or networks'",
        "DATABASE_MAX_CONN, 0, 'an integer between 1 and 100000'",
        "DATABASE_MAX_CONN, many, 'an integer between 1 and 100000'"
    })
    void saysWhichValueIsBadAndWhatIsExpected(String variable, String value, String expected) {
        assertThatExceptionOfType(ConfigException.class)
                .isThrownBy(() -> AppConfig.from(Map.of(variable, value), 2))
                .withMessageStartingWith(variable + "=" + value + " (expected: ")
                .withMessageContaining(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgres://bench:hunter2@db:port/benchmark",
                "postgres://bench:hunter2@/x:y:z",
                "mysql://bench:hunter2@db:3306/benchmark",
                "hunter2",
                "postgres://bench:hunter2@db:99999/benchmark"
            })
    void neverRepeatsThePassword(String url) {
        assertThatExceptionOfType(ConfigException.class)
                .isThrownBy(() -> AppConfig.from(Map.of("DATABASE_URL", url), 2))
                .withMessageStartingWith("DATABASE_URL=")
                .withMessageContaining("(expected: postgres://")
                .satisfies(failure -> assertThat(failure.toString()).doesNotContain("hunter2"))
                .withNoCause();
    }

    @Test
    void demandsConnectionForEachLoop() {
        Map<String, String> variables = Map.of(
                "DATABASE_URL",
                "postgres://bench:bench@db:5432/benchmark",
                "DATABASE_MAX_CONN",
                "3",
                "ARENA_LOOPS",
                "4");

        assertThatExceptionOfType(ConfigException.class)
                .isThrownBy(() -> AppConfig.from(variables, 2))
                .withMessageContaining("DATABASE_MAX_CONN=3 (expected: at least one for each of the 4 event loops");
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "4, 4, 1", "7, 4, 1", "8, 4, 2", "256, 64, 4", "256, 1, 4", "64, 2, 4"})
    void sharesConnectionsAmongLoopsWithinTheLimit(int max, int loops, int each) {
        Map<String, String> variables = Map.of(
                "DATABASE_URL", "postgres://bench:bench@db:5432/benchmark", "DATABASE_MAX_CONN", Integer.toString(max));

        assertThat(AppConfig.from(variables, 1).database())
                .hasValueSatisfying(database ->
                        assertThat(database.connectionsPerLoop(loops)).isEqualTo(each));
    }

    @Test
    void takesEmptyValueForNone() {
        assertThat(AppConfig.from(Map.of("ARENA_PORT", "", "DATABASE_URL", " "), 2))
                .isEqualTo(AppConfig.from(Map.of(), 2));
    }
}
