package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServerFactsTest {

    @Test
    void findsThemInTheLogOfOurServer() {
        assertThat(ServerFacts.parse("""
                2026-12-01 08:15:30 INFO 2 event loops on io_uring, TLS by openssl
                2026-12-01 08:15:30 INFO http: HTTP/1.1 on 127.0.0.1:8080
                2026-12-01 08:15:31 INFO flavour standard, started in 812 ms
                """)).contains(new ServerFacts("standard", 2, "io_uring", "openssl"));
    }

    @Test
    void findsNoneInAnothers() {
        assertThat(ServerFacts.parse("listening\n")).isEmpty();
    }
}
