package arena.load.validate.client;

import java.util.List;
import java.util.stream.Stream;

/** A handshake that a server must refuse: an old protocol with any suite, or TLS 1.2 with a class of weak suites. */
public final class WeakOffer {

    private static final List<WeakOffer> ALL = List.of(
            of("SSL 3.0", 0x0300, Suites.COMMON),
            of("TLS 1.0", 0x0301, Suites.COMMON),
            of("TLS 1.1", 0x0302, Suites.COMMON),
            of("TLS 1.2 with NULL", ClientHello.TLS_1_2, Suites.NULL),
            of("TLS 1.2 with anonymous suites", ClientHello.TLS_1_2, Suites.ANONYMOUS),
            of("TLS 1.2 with EXPORT", ClientHello.TLS_1_2, Suites.EXPORT),
            of("TLS 1.2 with RC4", ClientHello.TLS_1_2, Suites.RC4),
            of("TLS 1.2 with DES", ClientHello.TLS_1_2, Suites.DES),
            of("TLS 1.2 with 3DES", ClientHello.TLS_1_2, Suites.TRIPLE_DES));

    private final String label;
    private final ClientHello hello;

    private WeakOffer(String label, ClientHello hello) {
        this.label = label;
        this.hello = hello;
    }

    /** Those that the server goes along with, and how. */
    public static List<String> accepted(Site site) {
        return ALL.stream().flatMap(offer -> offer.taken(site)).toList();
    }

    private static WeakOffer of(String label, int version, List<Integer> suites) {
        return new WeakOffer(label, new ClientHello(version, suites));
    }

    private Stream<String> taken(Site site) {
        return hello.accepted(site).map(answer -> label + " (" + answer + ")").stream();
    }

    /** Numbers of IANA's register. */
    private static final class Suites {
        static final List<Integer> NULL = List.of(0x0001, 0x0002, 0x003b, 0xc001, 0xc006, 0xc00b, 0xc010, 0xc015);
        static final List<Integer> ANONYMOUS = List.of(
                0x0018, 0x001a, 0x001b, 0x0034, 0x003a, 0x006c, 0x006d, 0x00a6, 0x00a7, 0xc015, 0xc016, 0xc017, 0xc018,
                0xc019);
        static final List<Integer> EXPORT =
                List.of(0x0003, 0x0006, 0x0008, 0x000b, 0x000e, 0x0011, 0x0014, 0x0017, 0x0019);
        static final List<Integer> RC4 = List.of(0x0004, 0x0005, 0x0018, 0xc002, 0xc007, 0xc00c, 0xc011, 0xc016);
        static final List<Integer> DES = List.of(0x0009, 0x000c, 0x000f, 0x0012, 0x0015, 0x001a);
        static final List<Integer> TRIPLE_DES =
                List.of(0x000a, 0x000d, 0x0010, 0x0013, 0x0016, 0x001b, 0xc003, 0xc008, 0xc00d, 0xc012, 0xc017);
        /** What the old versions were used with, strong and weak. */
        static final List<Integer> COMMON = List.of(
                0xc014, 0xc013, 0xc00a, 0xc009, 0x0039, 0x0033, 0x0035, 0x002f, 0xc012, 0x0016, 0x000a, 0xc011, 0x0005,
                0x0004, 0x0015, 0x0009, 0x0014, 0x0008, 0x0006, 0x0003, 0xc019, 0xc018, 0x003a, 0x0034, 0x001b, 0xc010,
                0x0002, 0x0001);

        private Suites() {}
    }
}
