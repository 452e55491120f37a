package arena.load.validate;

import arena.load.validate.checks.Groups;
import arena.load.validate.fake.Fault;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A fault and what it leads to.
 *
 * @param failing numbers of the assertions that must fail
 * @param doubtful numbers of those that may fail or not
 */
record WrongServer(Fault fault, String profile, List<Integer> failing, Set<Integer> doubtful) {

    static Stream<WrongServer> all() {
        return Stream.of(
                        sums(),
                        delays(),
                        items(),
                        echoes(),
                        files(),
                        handshakes(),
                        reloads(),
                        pages(),
                        http2(),
                        http3(),
                        calls(),
                        webSockets(),
                        gateways(),
                        productionStacks())
                .flatMap(servers -> servers);
    }

    /** Whether what is wrong is nothing but a silence, several times. */
    boolean isSilent() {
        return fault == Fault.CONNECTION_NEVER_CLOSED || fault == Fault.FIELD_NAMES_MUST_HAVE_CAPITALS;
    }

    private static WrongServer of(Fault fault, String profile, Integer... failing) {
        return new WrongServer(fault, profile, List.of(failing), Set.of());
    }

    private static WrongServer of(Fault fault, String profile, IntStream... failing) {
        List<Integer> numbers = Stream.of(failing).flatMap(IntStream::boxed).toList();
        return new WrongServer(fault, profile, numbers, Set.of());
    }

    private WrongServer doubting(int number) {
        return new WrongServer(fault, profile, failing, Set.of(number));
    }

    /** What is asserted of gateway-64 is asserted of gateway-h3 too, each 13 numbers later. */
    private WrongServer asGatewayH3() {
        return new WrongServer(
                fault, "gateway-h3", failing.stream().map(number -> number + 13).toList(), doubtful);
    }

    private static Stream<WrongServer> sums() {
        return Stream.of(
                of(Fault.SUM_WRONG, "baseline", range(7, 9), range(12, 28)),
                of(Fault.SUM_CANNED, "latency-1m", 12, 13, 14, 23, 26),
                of(Fault.BODY_IGNORED, "baseline", range(8, 9), range(13, 14), range(17, 19), range(24, 28)),
                of(Fault.CHUNKED_BODY_IGNORED, "baseline", 9, 27, 28),
                of(Fault.SECOND_CHUNK_IGNORED, "baseline", 28),
                // The pause of 15 is so short that a busy machine may read both pieces at once.
                of(Fault.REQUEST_LINE_MUST_COME_WHOLE, "limited-conn", range(20, 28))
                        .doubting(15),
                of(Fault.FIELDS_MUST_COME_WHOLE, "baseline", range(20, 28)),
                of(Fault.FIELD_NAMES_MUST_HAVE_CAPITALS, "baseline", 19, 22, 25),
                of(Fault.CONNECTION_NEVER_CLOSED, "baseline", range(20, 28)),
                of(Fault.SUM_AS_HTML, "baseline", 10, 11),
                of(Fault.TYPE_TWICE, "baseline", 10, 11),
                of(Fault.PIPELINE_IN_CAPITALS, "pipelined", 29));
    }

    private static Stream<WrongServer> delays() {
        return Stream.of(
                of(Fault.LONG_DELAY_NOT_KEPT, "async", 35, 36, 38),
                of(Fault.DELAY_WITH_NEWLINE, "async", 31, 34, 35, 38),
                of(Fault.DELAY_ANSWER_CANNED, "async", 31, 33, 34, 35, 38));
    }

    private static Stream<WrongServer> items() {
        return Stream.of(
                of(Fault.ITEMS_OF_THE_FIRST_REQUEST, "json-comp", 39, 42),
                of(Fault.ITEM_CHANGED, "json-comp", 39, 42),
                of(Fault.ITEM_CHANGED, "json-tls", 51),
                of(Fault.ITEM_MISSING, "json-comp", 39, 42),
                of(Fault.TOTAL_AS_STRING, "json-comp", 39, 42),
                of(Fault.NEVER_COMPRESSED, "json-comp", 41),
                of(Fault.ALWAYS_COMPRESSED, "json-comp", 39, 43),
                of(Fault.GZIP_CALLED_BR, "json-comp", 42));
    }

    private static Stream<WrongServer> echoes() {
        return Stream.of(
                of(Fault.ECHO_OF_ZEROS, "8gbit", range(58, 63), range(65, 65)),
                of(Fault.ECHO_CUT_AT_64_KIB, "8gbit", 61, 63, 65),
                of(Fault.ECHO_REFUSES_EMPTY, "8gbit", 64, 65));
    }

    private static Stream<WrongServer> files() {
        return Stream.of(
                of(Fault.FILES_NEVER_READ_AGAIN, "static-tls", 109, 110),
                of(Fault.COMPRESSED_FILES_NEVER_READ_AGAIN, "static-tls", 110),
                of(Fault.FILE_CUT, "static-tls", 106),
                of(Fault.COMPRESSED_FORM_OF_ANOTHER_FILE, "static-tls", 107),
                of(Fault.SCRIPT_AS_TEXT, "static-tls", 104),
                of(Fault.MISSING_FILE_IS_EMPTY, "static-tls", 108));
    }

    private static Stream<WrongServer> handshakes() {
        return Stream.of(
                of(Fault.OTHER_CERTIFICATE, "json-tls", 45),
                of(Fault.OTHER_CERTIFICATE, "8gbit", 54),
                of(Fault.OTHER_CERTIFICATE, "static-tls", 98),
                of(Fault.TLS_1_1, "json-tls", 49),
                of(Fault.TLS_1_2_ONLY, "json-tls", 46, 47),
                of(Fault.TRIPLE_DES, "json-tls", 49),
                // Whoever speaks HTTP/1.1 alone cannot go on either, be it curl or an assertion.
                of(Fault.ALPN_H2, "json-tls", 48, 50, 51, 52));
    }

    private static Stream<WrongServer> reloads() {
        return Stream.of(
                of(Fault.NO_CLOSE_NOTIFY, Groups.TLS_CHECK, 93),
                of(Fault.CERTIFICATE_NEVER_RELOADED, Groups.TLS_CHECK, 94),
                of(Fault.REQUEST_FAILS_AT_RELOAD, Groups.TLS_CHECK, 95));
    }

    private static Stream<WrongServer> pages() {
        return Stream.of(
                of(Fault.FORTUNES_UNESCAPED, "fortunes", 131),
                of(Fault.FORTUNE_MISSING, "fortunes", 129),
                of(Fault.LIMIT_IGNORED, "async-db", 124),
                of(Fault.CRASH_ON_EMPTY_RANGE, "async-db", 126));
    }

    private static Stream<WrongServer> http2() {
        return Stream.of(
                of(Fault.SUM_WRONG, "baseline-h2", 74, 75),
                of(Fault.SUM_WRONG, "baseline-h2c", 78, 79),
                of(Fault.SUM_CANNED, "baseline-h2", 75),
                of(Fault.SUM_CANNED, "baseline-h2c", 79),
                of(Fault.SUM_AS_HTML, "baseline-h2", 76),
                of(Fault.TYPE_TWICE, "baseline-h2c", 80),
                of(Fault.JSON_AS_TEXT, "json-h2c", 82),
                of(Fault.ITEM_MISSING, "json-h2c", 83),
                of(Fault.ITEMS_OF_THE_FIRST_REQUEST, "json-h2c", 83),
                of(Fault.H2C_PORT_SPEAKS_HTTP_1_1, "baseline-h2c", range(77, 80)),
                of(Fault.H2C_PORT_SPEAKS_HTTP_1_1, "json-h2c", range(81, 83)),
                of(Fault.STYLE_SHEET_EMPTY, "static-h2", 120),
                of(Fault.SCRIPT_AS_TEXT, "static-h2", 118),
                of(Fault.MISSING_FILE_IS_EMPTY, "static-h2", 121),
                of(Fault.OTHER_CERTIFICATE, "baseline-h2", 67),
                of(Fault.OTHER_CERTIFICATE, "static-h2", 112),
                of(Fault.OTHER_CERTIFICATE, "unary-grpc-tls", 136),
                of(Fault.TLS_1_1, "baseline-h2", 71),
                of(Fault.TLS_1_1, "unary-grpc-tls", 140),
                of(Fault.TLS_1_2_ONLY, "static-h2", 113, 114),
                of(Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS, "baseline-h2", 70, 73),
                of(Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS, "static-h2", 115),
                of(Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS, "unary-grpc-tls", 139, 141, 142),
                // Where no handshake completes, the four assertions about handshakes are skipped.
                of(Fault.H2_PORT_BREAKS_CONNECTIONS, "baseline-h2", range(66, 66), range(72, 76)));
    }

    private static Stream<WrongServer> http3() {
        return Stream.of(
                of(Fault.H3_ANSWERS_500, "baseline-h3", 122),
                of(Fault.H3_ANSWERS_500, "static-h3", 123),
                of(Fault.H3_FAILS_THE_THIRD_TIME, "baseline-h3", 122),
                of(Fault.H3_PORT_DEAD, "static-h3", 123));
    }

    private static Stream<WrongServer> calls() {
        return Stream.of(
                of(Fault.CALL_STATUS_MISSING, "unary-grpc", new Integer[0]),
                of(Fault.CALL_STATUS_13, "unary-grpc", 133, 134),
                of(Fault.CALL_STATUS_13, "unary-grpc-tls", 141, 142),
                of(Fault.CALL_STATUS_13_IN_HEADER, "unary-grpc", 133, 134),
                of(Fault.CALL_COMPRESSED_FLAG, "unary-grpc", 133, 134),
                of(Fault.CALL_LENGTH_WRONG, "unary-grpc", 133, 134),
                of(Fault.CALL_ANSWERED_IN_FIELD_2, "unary-grpc", 133, 134),
                of(Fault.CALL_VALUE_WRONG, "unary-grpc-tls", 141, 142),
                of(Fault.HTTP_PORT_SPEAKS_NO_H2C, "unary-grpc", 133, 134));
    }

    private static Stream<WrongServer> webSockets() {
        return Stream.of(
                of(Fault.UPGRADE_REFUSED, "echo-ws", 143, 149),
                of(Fault.UPGRADES_RUN_OUT, "echo-ws", 149),
                of(Fault.ACCEPT_WRONG, "echo-ws-limited", 144),
                of(Fault.TEXT_ECHOED_AS_BINARY, "echo-ws", 145, 147, 149),
                of(Fault.BINARY_ECHO_CUT, "echo-ws", 146),
                of(Fault.ECHO_FRAGMENTED, "echo-ws", 145, 146, 147, 149),
                of(Fault.ECHOES_SWAPPED, "echo-ws-pipeline", 147),
                of(Fault.PLAIN_GET_OF_WEBSOCKET_IS_200, "echo-ws", 148),
                of(Fault.PLAIN_GET_OF_WEBSOCKET_IS_500, "echo-ws", 148),
                of(Fault.PLAIN_GET_OF_WEBSOCKET_BREAKS, "echo-ws", new Integer[0]));
    }

    private static Stream<WrongServer> gateways() {
        return Stream.of(
                        of(Fault.H2_PORT_BREAKS_CONNECTIONS, "gateway-64", range(150, 162)),
                        of(Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS, "gateway-64", 151),
                        of(Fault.STYLE_SHEET_AS_TEXT, "gateway-64", 152),
                        of(Fault.SCRIPT_AS_TEXT, "gateway-64", 153),
                        of(Fault.SCRIPT_EMPTY, "gateway-64", 154),
                        of(Fault.MISSING_FILE_IS_EMPTY, "gateway-64", 155),
                        of(Fault.TOTAL_WRONG_WITHOUT_MULTIPLIER, "gateway-64", 156),
                        of(Fault.JSON_AS_TEXT, "gateway-64", 157, 159),
                        of(Fault.ROW_MISSING, "gateway-64", 158),
                        of(Fault.CRASH_ON_EMPTY_RANGE, "gateway-64", 160),
                        of(Fault.SUM_WRONG, "gateway-64", 161, 162),
                        of(Fault.SUM_CANNED, "gateway-64", 162))
                .flatMap(wrong -> Stream.of(wrong, wrong.asGatewayH3()));
    }

    private static Stream<WrongServer> productionStacks() {
        return Stream.of(
                of(Fault.H2_PORT_BREAKS_CONNECTIONS, "production-stack", range(176, 191)),
                of(Fault.ALPN_HTTP_1_1_WHERE_H2_BELONGS, "production-stack", 177),
                of(Fault.STYLE_SHEET_AS_TEXT, "production-stack", 178),
                of(Fault.SCRIPT_EMPTY, "production-stack", 179),
                of(Fault.SUM_WRONG, "production-stack", 180, 181),
                of(Fault.SUM_CANNED, "production-stack", 181),
                of(Fault.TOTAL_WRONG_WITHOUT_MULTIPLIER, "production-stack", 182),
                of(Fault.STRANGER_ANSWERED_WITH_403, "production-stack", 183, 184, 185, 186),
                of(Fault.READS_WITHOUT_TOKEN, "production-stack", 183),
                of(Fault.WRITES_WITHOUT_TOKEN, "production-stack", 185),
                of(Fault.ANY_TOKEN_ACCEPTED, "production-stack", 184, 186),
                of(Fault.ITEM_OF_ANOTHER_ID, "production-stack", 187),
                of(Fault.CACHE_NEVER_HIT, "production-stack", 188),
                of(Fault.CACHE_ALWAYS_HIT, "production-stack", 188, 190),
                of(Fault.X_CACHE_MISSING, "production-stack", 188, 190),
                of(Fault.WRITE_ANSWERED_WITH_200, "production-stack", 189, 190),
                of(Fault.ITEM_STALE_AFTER_WRITE, "production-stack", 190),
                of(Fault.ITEM_CACHED_AS_WRITTEN, "production-stack", 190),
                of(Fault.WRITE_LOST, "production-stack", 190),
                of(Fault.USER_OF_ANOTHER_ID, "production-stack", 191));
    }

    private static IntStream range(int first, int last) {
        return IntStream.rangeClosed(first, last);
    }
}
