package arena.profiles.me;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vertx.core.net.SocketAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrustedEdgeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "127.0.0.1 | 127.0.0.1",
                "10.0.0.5 | 10.0.0.5",
                "10.0.0.4, 10.0.0.5 | 10.0.0.5",
                "10.1.0.0/16 | 10.1.255.255",
                "10.1.2.3/16 | 10.1.9.9",
                "192.168.7.128/25 | 192.168.7.200",
                "192.168.7.64/26 | 192.168.7.127",
                "10.0.0.5/31 | 10.0.0.4",
                "0.0.0.0/0 | 203.0.113.9",
                "::1 | ::1",
                "::1 | 0:0:0:0:0:0:0:1",
                "fd00::/8 | fdff::1",
                "2001:db8::/33 | 2001:db8:7fff::1",
                "127.0.0.1 | ::ffff:127.0.0.1",
                "::/0 | fe80::1"
            })
    void isWhereItIsSaidToBe(String edge, String address) {
        assertThat(TrustedEdge.parse(edge).isAt(address)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "127.0.0.1 | 127.0.0.2",
                "127.0.0.1/32 | 127.0.0.2",
                "10.1.0.0/16 | 10.2.0.0",
                "192.168.7.128/25 | 192.168.7.127",
                "192.168.7.64/26 | 192.168.7.128",
                "10.0.0.5/31 | 10.0.0.6",
                "::1 | ::2",
                "::1 | 127.0.0.1",
                "127.0.0.1 | ::1",
                "2001:db8::/33 | 2001:db8:8000::1",
                "0.0.0.0/0 | ::1",
                "::/0 | 127.0.0.1",
                "0.0.0.0/0 | ''"
            })
    void isNowhereElse(String edge, String address) {
        assertThat(TrustedEdge.parse(edge).isAt(address)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1, true", "127.255.0.1, true", "::1, true", "10.0.0.1, false", "128.0.0.1, false", "::2, false"
    })
    void isThisMachineWhereNothingIsSaid(String address, boolean trusted) {
        assertThat(TrustedEdge.LOOPBACK.isAt(address)).isEqualTo(trusted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "localhost",
                "example.com",
                "10.0.0",
                "10.0.0.256",
                "10.0.0.5/",
                "10.0.0.5/33",
                "10.0.0.5/-1",
                "::1/129",
                "10.0.0.5;10.0.0.6",
                "all"
            })
    void refusesWhatIsNoAddress(String edge) {
        assertThatIllegalArgumentException().isThrownBy(() -> TrustedEdge.parse(edge));
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1, true", "10.0.0.5, false"})
    void takesUnixDomainSocketForThisMachine(String edge, boolean trusted) {
        String address = TrustedEdge.address(SocketAddress.domainSocketAddress("/run/edge.sock"));

        assertThat(TrustedEdge.parse(edge).isAt(address)).isEqualTo(trusted);
    }
}
