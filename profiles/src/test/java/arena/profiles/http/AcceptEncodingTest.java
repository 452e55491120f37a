package arena.profiles.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcceptEncodingTest {

    /** Qualities of br, gzip and identity in thousandths. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                  |    0 |    0 |    1",
                "gzip                                |    0 | 1000 |    1",
                "br;q=1, gzip;q=0.8                  | 1000 |  800 |    1",
                "gzip;q=0.5,br;q=0.1                 |  100 |  500 |    1",
                "br;q=0                              |    0 |    0 |    1",
                "*                                   | 1000 | 1000 | 1000",
                "*;q=0                               |    0 |    0 |    0",
                "*;q=0.3, gzip;q=0                   |  300 |    0 |  300",
                "gzip;q=0, *;q=0.3                   |  300 |    0 |  300",
                "*;q=0, identity;q=0.5               |    0 |    0 |  500",
                "identity;q=0                        |    0 |    0 |    0",
                "identity                            |    0 |    0 | 1000",
                "x-gzip;q=0.25                       |    0 |  250 |    1",
                "BR ; Q=0.5                          |  500 |    0 |    1",
                "'\tbr\t;\tq=0.5\t'                  |  500 |    0 |    1",
                "br;q=0.001                          |    1 |    0 |    1",
                "br;q=0.0005                         |    0 |    0 |    1",
                "br;q=1.1, gzip;q=-0.1               |    0 |    0 |    1",
                "br;q=NaN, gzip;q=                   |    0 |    0 |    1",
                "br;x=1, gzip;level=9                |    0 |    0 |    1",
                ";;;, ,=,;q=0.5,q=1                  |    0 |    0 |    1",
                "brotli, gzipped, deflate, zstd      |    0 |    0 |    1",
                "br, br;q=0                          |    0 |    0 |    1"
            })
    void weighsCodings(String header, int brotli, int gzip, int identity) {
        assertThat(AcceptEncoding.parse(header)).isEqualTo(new AcceptEncoding(brotli, gzip, identity));
    }
}
