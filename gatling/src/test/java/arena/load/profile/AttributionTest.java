package arena.load.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttributionTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            k:tcp_sendmsg, io.netty.channel.unix.Socket, io.vertx.core.Vertx         | KERNEL    | tcp_sendmsg
            io.netty.channel.uring.IoUringIoHandler                                  | TRANSPORT | io.netty.channel.uring.IoUringIoHandler.call
            io.netty.handler.codec.http.HttpObjectDecoder                            | CODEC     | io.netty.handler.codec.http.HttpObjectDecoder.call
            io.netty.handler.codec.compression.JdkZlibEncoder                        | CONTENT   | io.netty.handler.codec.compression.JdkZlibEncoder.call
            io.netty.handler.ssl.SslHandler                                          | TLS       | io.netty.handler.ssl.SslHandler.call
            n:libnetty_tcnative_linux_x86_64123.so, io.netty.internal.tcnative.SSL   | TLS       | libnetty_tcnative_linux_x86_64123.so: call
            sun.security.ssl.SSLEngineImpl                                           | TLS       | sun.security.ssl.SSLEngineImpl.call
            java.util.HashMap, io.vertx.core.http.impl.HttpServerImpl                | VERTX     | io.vertx.core.http.impl.HttpServerImpl.call
            io.vertx.core.json.jackson.DatabindCodec                                 | CONTENT   | io.vertx.core.json.jackson.DatabindCodec.call
            io.vertx.pgclient.impl.codec.PgDecoder                                   | DATABASE  | io.vertx.pgclient.impl.codec.PgDecoder.call
            io.netty.buffer.ByteBuf, arena.profiles.json.ItemWriter, io.vertx.core.X | OURS      | arena.profiles.json.ItemWriter.call
            n:libc.so.6, n:libzip.so, java.util.zip.Deflater, arena.profiles.X       | CONTENT   | libzip.so: call
            n:libjvm.so                                                              | JVM       | libjvm.so: call
            io.netty.util.concurrent.SingleThreadEventExecutor, java.lang.Thread     | TRANSPORT | io.netty.util.concurrent.SingleThreadEventExecutor.call
            java.lang.Thread                                                         | OTHER     | java.lang.Thread.call
            """)
    void laysASampleToTheTopmostFrameThatBelongsToALayer(String stack, Layer layer, String frame) {
        Attribution attribution = Attribution.of(
                Arrays.stream(stack.split(", ")).map(AttributionTest::frame).toList());

        assertThat(attribution.layer()).isEqualTo(layer);
        assertThat(attribution.frame().label()).isEqualTo(frame);
    }

    @Test
    void countsSamplesOfEachLayerAndTheFramesThatDecided() {
        Profile profile = Profile.of(List.of(
                List.of(frame("arena.A")),
                List.of(frame("java.X"), frame("arena.A")),
                List.of(frame("arena.B")),
                List.of(frame("io.vertx.V")),
                List.of()));

        assertThat(profile.samples()).isEqualTo(5);
        assertThat(profile.samples(Layer.OURS)).isEqualTo(3);
        assertThat(profile.samples(Layer.OTHER)).isEqualTo(1);
        assertThat(profile.samples(Layer.TLS)).isZero();
        assertThat(profile.top(Layer.OURS, 1)).singleElement().satisfies(top -> {
            assertThat(top.getKey().label()).isEqualTo("arena.A.call");
            assertThat(top.getValue()).isEqualTo(2);
        });
    }

    private static Frame frame(String text) {
        if (text.startsWith("k:")) {
            return new Frame(Frame.Kind.KERNEL, "", text.substring(2));
        }
        return text.startsWith("n:")
                ? new Frame(Frame.Kind.NATIVE, text.substring(2), "call")
                : new Frame(Frame.Kind.JAVA, text, "call");
    }
}
