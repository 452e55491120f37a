package arena.app;

import static arena.profiles.wire.WsFrame.TEXT;
import static arena.profiles.wire.WsFrame.binary;
import static arena.profiles.wire.WsFrame.continuation;
import static arena.profiles.wire.WsFrame.ping;
import static arena.profiles.wire.WsFrame.pong;
import static arena.profiles.wire.WsFrame.text;

import arena.profiles.wire.Wire;
import arena.profiles.wire.WsFrame;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Text that is UTF-8 and text that is not, whole and cut anywhere (RFC 3629; RFC 6455, 8.1). */
final class WsTextCases {

    private static final int INVALID_PAYLOAD = 1007;

    /** In hexadecimal, by name: the borders of every length, and what lies around the holes. */
    private static final Map<String, String> VALID = new TreeMap<>(Map.ofEntries(
            Map.entry("U+0000", "00"),
            Map.entry("U+007F", "7f"),
            Map.entry("U+0080", "c280"),
            Map.entry("U+07FF", "dfbf"),
            Map.entry("U+0800", "e0a080"),
            Map.entry("U+D7FF, before the surrogates", "ed9fbf"),
            Map.entry("U+E000, after the surrogates", "ee8080"),
            Map.entry("U+FFFD", "efbfbd"),
            Map.entry("U+FFFE, no character", "efbfbe"),
            Map.entry("U+FFFF, no character", "efbfbf"),
            Map.entry("U+10000", "f0908080"),
            Map.entry("U+1FFFF, no character", "f09fbfbf"),
            Map.entry("U+10FFFF, the last", "f48fbfbf"),
            Map.entry(
                    "words of four scripts", "4ac3bc726765 20 cebacf8ccf83cebcceb5 20 d0bcd0b8d180 20 e4b896e7958c")));

    /** In hexadecimal, by name. A vertical bar stands where it can be known that this is no UTF-8. */
    private static final Map<String, String> INVALID = new TreeMap<>(Map.ofEntries(
            Map.entry("80 alone", "80|"),
            Map.entry("bf alone", "bf|"),
            Map.entry("six continuations", "80|bf80bf80bf"),
            Map.entry("c0, a lead that is never used", "c0|80"),
            Map.entry("c1, a lead that is never used", "c1|bf"),
            Map.entry("f5, a lead beyond Unicode", "f5|808080"),
            Map.entry("f8, a lead of five", "f8|88808080"),
            Map.entry("fc, a lead of six", "fc|8480808080"),
            Map.entry("fe", "fe|"),
            Map.entry("ff", "ff|"),
            Map.entry("fe fe ff ff", "fe|feffff"),
            Map.entry("slash in three bytes", "e080|af"),
            Map.entry("slash in four bytes", "f080|80af"),
            Map.entry("U+07FF in three bytes", "e09f|bf"),
            Map.entry("U+FFFF in four bytes", "f08f|bfbf"),
            Map.entry("U+D800, a surrogate", "eda080|"),
            Map.entry("U+DFFF, a surrogate", "edbfbf|"),
            Map.entry("a pair of surrogates", "eda080|edb080"),
            Map.entry("U+110000, beyond the last", "f490|8080"),
            Map.entry("a lead before a space", "c320|"),
            Map.entry("a lead of three before a space", "e320|"),
            Map.entry("two of three before a space", "e38020|"),
            Map.entry("three of four before a space", "f0908020|"),
            Map.entry("good text, then a surrogate, then good text", "cebae1bdb9cf83cebcceb5eda080|656469746564")));

    /** In hexadecimal: characters that have begun when the message ends. */
    private static final String[] CUT_SHORT = {"c3", "e2", "e282", "f0", "f09f", "f09f98", "61c3", "c3a9e282"};

    private WsTextCases() {}

    static Stream<WsCase> all() {
        return Stream.of(valid(), invalid(), cutShort(), cuts(), others()).flatMap(group -> group);
    }

    private static Stream<WsCase> valid() {
        return VALID.entrySet().stream()
                .flatMap(entry -> Stream.of(WsCase.echo("text of " + entry.getKey(), frame(entry.getValue())))
                        .flatMap(it -> Stream.of(it, it.inPiecesOf(1))));
    }

    private static Stream<WsCase> invalid() {
        return INVALID.entrySet().stream().flatMap(entry -> {
            String hex = entry.getValue();
            WsFrame whole = frame(hex.replace("|", ""));
            WsFrame known = frame(hex.substring(0, hex.indexOf('|')));
            return Stream.of(
                    WsCase.of("text of " + entry.getKey(), whole).closed(INVALID_PAYLOAD),
                    WsCase.of("text of " + entry.getKey(), whole)
                            .closed(INVALID_PAYLOAD)
                            .inPiecesOf(1),
                    WsCase.of("longer text with " + entry.getKey(), padded(whole))
                            .closed(INVALID_PAYLOAD),
                    WsCase.of("first frame with " + entry.getKey() + ", the rest never sent", known.unfinished())
                            .closed(INVALID_PAYLOAD),
                    WsCase.of("second frame with " + entry.getKey(), text("ok").unfinished(), rest(whole))
                            .answered(text("ok").unfinished())
                            .closed(INVALID_PAYLOAD));
        });
    }

    private static Stream<WsCase> cutShort() {
        return Stream.of(CUT_SHORT).flatMap(hex -> {
            WsFrame frame = frame(hex);
            return Stream.of(
                    WsCase.of("text that ends within a character: " + hex, frame)
                            .closed(INVALID_PAYLOAD),
                    WsCase.of("frames that end within a character: " + hex, frame.unfinished(), continuation(""))
                            .answered(frame.unfinished())
                            .closed(INVALID_PAYLOAD));
        });
    }

    /** A text of characters of every length, cut into two frames at each byte, and into frames of one byte. */
    private static Stream<WsCase> cuts() {
        String all = Wire.text(text("aé€😀z").bytes());
        Stream<WsCase> two = IntStream.range(0, all.length() + 1)
                .mapToObj(at -> WsCase.echo(
                        "text cut after " + at + " bytes",
                        WsFrame.of(TEXT, all.substring(0, at)).unfinished(),
                        continuation(all.substring(at))));
        WsFrame[] single = IntStream.range(0, all.length())
                .mapToObj(i -> WsFrame.of(i == 0 ? TEXT : WsFrame.CONTINUATION, all.substring(i, i + 1)))
                .map(WsFrame::unfinished)
                .toArray(WsFrame[]::new);
        single[single.length - 1] = continuation("z");
        return Stream.concat(two, Stream.of(WsCase.echo("text in frames of a byte", single)));
    }

    private static Stream<WsCase> others() {
        WsFrame begun = frame("e282").unfinished();
        WsFrame end = continuation("\u00ac");
        return Stream.of(
                WsCase.echo("binary that is no text", binary("\u00ff\u00fe\u0080")),
                WsCase.echo("binary in frames that is no text", binary("\u00c3").unfinished(), continuation("(")),
                WsCase.echo("binary that is no text, then a text", binary("\u00c3"), text("é")),
                WsCase.of("ping within a character", begun, ping("\u00ff"), end).answered(begun, pong("\u00ff"), end),
                WsCase.of("what is no text after one in frames", begun, end, frame("ff"))
                        .answered(begun, end)
                        .closed(INVALID_PAYLOAD));
    }

    private static WsFrame padded(WsFrame frame) {
        return WsFrame.of(TEXT, "twenty bytes of text" + frame.payload() + "and some more of it.");
    }

    private static WsFrame rest(WsFrame frame) {
        return continuation(frame.payload());
    }

    private static WsFrame frame(String hex) {
        return WsFrame.of(TEXT, Wire.text(HexFormat.of().parseHex(hex.replace(" ", ""))));
    }
}
