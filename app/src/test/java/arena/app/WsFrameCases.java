package arena.app;

import static arena.profiles.wire.WsFrame.binary;
import static arena.profiles.wire.WsFrame.continuation;
import static arena.profiles.wire.WsFrame.ping;
import static arena.profiles.wire.WsFrame.pong;
import static arena.profiles.wire.WsFrame.text;

import arena.profiles.wire.WsFrame;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Frames one by one: lengths, pings, reserved bits and opcodes, masks, and messages in several frames. */
final class WsFrameCases {

    private static final int PROTOCOL_ERROR = 1002;

    private static final WsFrame HELLO = text("Hello");

    private WsFrameCases() {}

    static Stream<WsCase> all() {
        return Stream.of(lengths(), overlongLengths(), pings(), reservedBits(), reservedOpcodes(), masks(), fragments())
                .flatMap(group -> group);
    }

    private static Stream<WsCase> lengths() {
        return IntStream.of(0, 1, 7, 8, 125, 126, 127, 128, 255, 256, 65_535, 65_536)
                .boxed()
                .flatMap(length -> Stream.of(text("*".repeat(length)), binary("\u00fe".repeat(length)))
                        .map(frame -> WsCase.echo(kind(frame) + " of " + length + " bytes", frame)))
                .flatMap(one -> one.sent().length() < 300
                        ? Stream.of(one, one.inPiecesOf(1))
                        : Stream.of(one, one.inPiecesOf(997)));
    }

    private static Stream<WsCase> overlongLengths() {
        return Stream.of(
                WsCase.raw("length 5 in two bytes", HELLO.masked(1, 126)).closed(PROTOCOL_ERROR),
                WsCase.raw("length 5 in eight bytes", HELLO.masked(1, 127)).closed(PROTOCOL_ERROR),
                WsCase.raw("length 1000 in eight bytes", text("*".repeat(1000)).masked(1, 127))
                        .closed(PROTOCOL_ERROR),
                WsCase.raw(
                                "a negative length",
                                new byte[] {(byte) 0x82, (byte) 0xff, -1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0})
                        .closed(PROTOCOL_ERROR));
    }

    private static Stream<WsCase> pings() {
        String longest = "\u00fe".repeat(125);
        WsFrame[] ten = IntStream.range(0, 10).mapToObj(i -> ping("ping " + i)).toArray(WsFrame[]::new);
        WsFrame[] tenPongs =
                IntStream.range(0, 10).mapToObj(i -> pong("ping " + i)).toArray(WsFrame[]::new);
        return Stream.of(
                WsCase.of("ping without payload", ping("")).answered(pong("")),
                WsCase.of("ping with text", ping("Hello")).answered(pong("Hello")),
                WsCase.of("ping with bytes that are no text", ping("\u0000\u00ff\u00fe\u00fd"))
                        .answered(pong("\u0000\u00ff\u00fe\u00fd")),
                WsCase.of("ping of 125 bytes", ping(longest)).answered(pong(longest)),
                WsCase.of("ping of 125 bytes", ping(longest))
                        .answered(pong(longest))
                        .inPiecesOf(1),
                WsCase.of("ping of 126 bytes", ping("*".repeat(126))).closed(PROTOCOL_ERROR),
                WsCase.of("pong of 126 bytes", pong("*".repeat(126))).closed(PROTOCOL_ERROR),
                WsCase.of("pong that nobody asked for", pong("")),
                WsCase.of("pong with payload that nobody asked for", pong("x")),
                WsCase.of("pong, then ping", pong("x"), ping("y")).answered(pong("y")),
                WsCase.of("ten pings", ten).answered(tenPongs),
                WsCase.of("ten pings", ten).answered(tenPongs).inPiecesOf(1),
                WsCase.of("pings around a text", ping("1"), HELLO, ping("2")).answered(pong("1"), HELLO, pong("2")));
    }

    private static Stream<WsCase> reservedBits() {
        List<WsFrame> frames = List.of(text("x"), binary("x"), ping("x"), pong("x"), WsFrame.close(1000, ""));
        Stream<WsCase> alone = frames.stream()
                .flatMap(frame -> IntStream.rangeClosed(1, 7)
                        .mapToObj(rsv -> WsCase.of("reserved bits " + rsv + " in " + kind(frame), frame.withRsv(rsv))
                                .closed(PROTOCOL_ERROR)));
        Stream<WsCase> later = Stream.of(
                WsCase.of("reserved bit after a good text", HELLO, HELLO.withRsv(4), ping("")),
                WsCase.of("reserved bit after a good text", HELLO, HELLO.withRsv(2), ping(""))
                        .inPiecesOf(1));
        return Stream.concat(alone, later.map(it -> it.answered(HELLO).closed(PROTOCOL_ERROR)));
    }

    private static Stream<WsCase> reservedOpcodes() {
        return IntStream.of(3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
                .boxed()
                .flatMap(opcode -> Stream.of(
                        WsCase.of("opcode " + opcode, WsFrame.of(opcode, "")).closed(PROTOCOL_ERROR),
                        WsCase.of("opcode " + opcode + " with payload", WsFrame.of(opcode, "payload"), ping(""))
                                .closed(PROTOCOL_ERROR),
                        WsCase.of("opcode " + opcode + " after a good text", HELLO, WsFrame.of(opcode, ""))
                                .answered(HELLO)
                                .closed(PROTOCOL_ERROR)));
    }

    private static Stream<WsCase> masks() {
        Stream<WsCase> unmasked = Stream.of(HELLO, binary(""), ping("x"), pong(""), WsFrame.close(1000, ""))
                .map(frame -> WsCase.raw(kind(frame) + " without a mask", frame.unmasked())
                        .closed(PROTOCOL_ERROR));
        Stream<WsCase> keys = IntStream.of(0, 1, 0xff000000, -1, 0x80808080)
                .mapToObj(key -> WsCase.raw(
                                "mask " + Integer.toHexString(key),
                                text("Hello, world").masked(key))
                        .answered(text("Hello, world")));
        return Stream.concat(unmasked, keys);
    }

    private static Stream<WsCase> fragments() {
        WsFrame first = text("fragment 1").unfinished();
        WsFrame middle = continuation(" and 2").unfinished();
        WsFrame last = continuation(" and 3");
        WsFrame bytes = binary("\u00ff").unfinished();
        Stream<WsCase> good = Stream.of(
                WsCase.echo("text in two frames", first, last),
                WsCase.echo("text in three frames", first, middle, last),
                WsCase.echo(
                        "binary in three frames", bytes, continuation("\u00fe").unfinished(), continuation("\u00fd")),
                WsCase.echo(
                        "text in empty frames",
                        text("").unfinished(),
                        continuation("").unfinished(),
                        continuation("")),
                WsCase.echo("text in frames, the middle full", text("").unfinished(), middle, continuation("")),
                WsCase.echo("two texts in frames", first, last, first, middle, last),
                WsCase.echo("text in frames, then whole", first, last, HELLO),
                WsCase.of("ping between frames", first, ping("now"), last).answered(first, pong("now"), last),
                WsCase.of("pings between frames", first, ping("1"), middle, ping("2"), last)
                        .answered(first, pong("1"), middle, pong("2"), last),
                WsCase.of("pong between frames", first, pong("x"), last).answered(first, last),
                WsCase.echo("a hundred frames", hundred()));
        return Stream.concat(good.flatMap(it -> Stream.of(it, it.inPiecesOf(1))), badFragments(first, middle, last));
    }

    private static Stream<WsCase> badFragments(WsFrame first, WsFrame middle, WsFrame last) {
        return Stream.of(
                WsCase.of("ping in two frames", ping("1").unfinished(), continuation("2"))
                        .closed(PROTOCOL_ERROR),
                WsCase.of("pong in two frames", pong("1").unfinished(), continuation("2"))
                        .closed(PROTOCOL_ERROR),
                WsCase.of("close in two frames", WsFrame.close(1000, "").unfinished())
                        .closed(PROTOCOL_ERROR),
                WsCase.of("continuation of nothing", last).closed(PROTOCOL_ERROR),
                WsCase.of("continuation of nothing", last, HELLO)
                        .closed(PROTOCOL_ERROR)
                        .inPiecesOf(1),
                WsCase.of("unfinished continuation of nothing", middle, last).closed(PROTOCOL_ERROR),
                WsCase.of("continuation after a whole text", HELLO, last)
                        .answered(HELLO)
                        .closed(PROTOCOL_ERROR),
                WsCase.of("continuation after the last frame", first, last, last)
                        .answered(first, last)
                        .closed(PROTOCOL_ERROR),
                WsCase.of("text within a text", first, HELLO).answered(first).closed(PROTOCOL_ERROR),
                WsCase.of("text within a text, after a ping", first, ping("x"), HELLO)
                        .answered(first, pong("x"))
                        .closed(PROTOCOL_ERROR),
                WsCase.of("binary within a text", first, binary("x"))
                        .answered(first)
                        .closed(PROTOCOL_ERROR),
                WsCase.of("text in frames that all say text", first, text("2").unfinished(), text("3"))
                        .answered(first)
                        .closed(PROTOCOL_ERROR));
    }

    private static WsFrame[] hundred() {
        WsFrame[] frames = new WsFrame[100];
        for (int i = 0; i < 100; i++) {
            WsFrame part = i == 0 ? text("0") : continuation(Integer.toString(i));
            frames[i] = i == 99 ? part : part.unfinished();
        }
        return frames;
    }

    static String kind(WsFrame frame) {
        return switch (frame.opcode()) {
            case WsFrame.TEXT -> "text";
            case WsFrame.BINARY -> "binary";
            case WsFrame.PING -> "ping";
            case WsFrame.PONG -> "pong";
            case WsFrame.CLOSE -> "close";
            default -> "opcode " + frame.opcode();
        };
    }
}
