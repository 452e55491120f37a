package arena.app;

import static arena.profiles.wire.WsFrame.binary;
import static arena.profiles.wire.WsFrame.close;
import static arena.profiles.wire.WsFrame.continuation;
import static arena.profiles.wire.WsFrame.ping;
import static arena.profiles.wire.WsFrame.text;

import arena.profiles.wire.WsFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The closing handshake, how long a message may be, and many of them. */
final class WsCloseCases {

    private static final int MIB = 1024 * 1024;

    private static final int PROTOCOL_ERROR = 1002;
    private static final int INVALID_PAYLOAD = 1007;
    private static final int TOO_BIG = 1009;

    private WsCloseCases() {}

    static Stream<WsCase> all() {
        return Stream.of(closing(), codes(), limits(), bulk()).flatMap(group -> group);
    }

    private static Stream<WsCase> closing() {
        String longest = "é".repeat(61) + "x";
        return Stream.of(
                WsCase.of("close without a code", close()).closed(1000, 1005),
                WsCase.of("close", close(1000, "")).closed(1000),
                WsCase.of("close", close(1000, "")).closed(1000).inPiecesOf(1),
                WsCase.of("close with a reason", close(1000, "good bye")).closed(1000),
                WsCase.of("close with a reason of 123 bytes", close(1000, longest))
                        .closed(1000),
                WsCase.of("close with a reason of 124 bytes", close(1000, longest + "x"))
                        .closed(PROTOCOL_ERROR),
                WsCase.of("close with half a code", WsFrame.of(WsFrame.CLOSE, "\u0003"))
                        .closed(PROTOCOL_ERROR),
                WsCase.of("close with a reason that is no text", WsFrame.of(WsFrame.CLOSE, "\u0003\u00e8\u00c3("))
                        .closed(INVALID_PAYLOAD),
                // Netty takes that for text.
                WsCase.of(
                                "close with a reason that ends within a character",
                                WsFrame.of(WsFrame.CLOSE, "\u0003\u00e8\u00c3"))
                        .closed(INVALID_PAYLOAD, 1000),
                WsCase.of("text, then close", text("Hello"), close(1000, ""))
                        .answered(text("Hello"))
                        .closed(1000),
                WsCase.of("two closes", close(1000, ""), close(1001, "")).closed(1000),
                WsCase.of("ping after close", close(1000, ""), ping("x")).closed(1000),
                WsCase.of("text after close", close(1000, ""), text("x")).closed(1000),
                WsCase.of("close within a message", text("x").unfinished(), close(1000, ""), continuation("y"))
                        .answered(text("x").unfinished())
                        .closed(1000));
    }

    private static Stream<WsCase> codes() {
        Stream<WsCase> good = IntStream.of(
                        1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)
                .mapToObj(
                        code -> WsCase.of("close code " + code, close(code, "")).closed(code));
        Stream<WsCase> bad = IntStream.of(0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999)
                .mapToObj(
                        code -> WsCase.of("close code " + code, close(code, "")).closed(PROTOCOL_ERROR));
        // The standard says nothing of these, nor does Vert.x.
        Stream<WsCase> strange = IntStream.of(5000, 32_768, 65_535)
                .mapToObj(
                        code -> WsCase.of("close code " + code, close(code, "")).closed(PROTOCOL_ERROR, code));
        return Stream.of(good, bad, strange).flatMap(group -> group);
    }

    private static Stream<WsCase> limits() {
        Stream<WsCase> whole = IntStream.of(256 * 1024, MIB - 1, MIB)
                .boxed()
                .flatMap(bytes -> Stream.of(
                        WsCase.echo("text of " + bytes + " bytes", text("*".repeat(bytes))),
                        WsCase.echo("binary of " + bytes + " bytes", binary("\u00ff".repeat(bytes))),
                        WsCase.echo("text of " + bytes + " bytes that are not ASCII", text("é".repeat(bytes / 2)))));
        Stream<WsCase> parts = IntStream.of(1000, 65_536, 262_144)
                .mapToObj(part -> WsCase.echo("1 MiB in frames of " + part, frames(MIB, part)));
        WsFrame[] tooMany = frames(MIB, 262_144);
        tooMany[tooMany.length - 1] = tooMany[tooMany.length - 1].unfinished();
        byte[] endless = {(byte) 0x82, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0};
        Stream<WsCase> tooBig = Stream.of(
                WsCase.of("text of 1 MiB and a byte", text("*".repeat(MIB + 1))).closed(TOO_BIG),
                WsCase.of("binary of 4 MiB", binary("*".repeat(4 * MIB))).closed(TOO_BIG),
                WsCase.raw("a frame that says it has 2^63 - 1 bytes", endless).closed(TOO_BIG),
                WsCase.of("1 MiB in frames, and then a byte", tooMany)
                        .followedBy(continuation("x").masked(7))
                        .answered(tooMany)
                        .closed(TOO_BIG));
        return Stream.of(whole, parts, tooBig).flatMap(group -> group);
    }

    private static Stream<WsCase> bulk() {
        return IntStream.of(1, 16, 125, 1000, 5000)
                .boxed()
                .flatMap(bytes -> Stream.of(
                        WsCase.echo("500 texts of " + bytes, messages(500, text("x".repeat(bytes)))),
                        WsCase.echo("500 binaries of " + bytes, messages(500, binary("\u00aa".repeat(bytes))))))
                .flatMap(it -> Stream.of(it, it.inPiecesOf(1300)));
    }

    private static WsFrame[] messages(int count, WsFrame frame) {
        return IntStream.range(0, count).mapToObj(_ -> frame).toArray(WsFrame[]::new);
    }

    private static WsFrame[] frames(int bytes, int partBytes) {
        List<WsFrame> frames = new ArrayList<>();
        for (int at = 0; at < bytes; at += partBytes) {
            String part = "\u00aa".repeat(Math.min(partBytes, bytes - at));
            WsFrame frame = at == 0 ? binary(part) : continuation(part);
            frames.add(at + partBytes < bytes ? frame.unfinished() : frame);
        }
        return frames.toArray(WsFrame[]::new);
    }
}
