package arena.app.loop;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import java.util.List;

/** Takes the wish to go on in HTTP/2 out of the first request of a connection, as a server may (RFC 9110, 7.8). */
final class UpgradeIgnorer extends ChannelInboundHandlerAdapter {

    private static final String H2C = "h2c";
    private static final String SETTINGS = "http2-settings";

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (message instanceof HttpRequest request) {
            ignore(request.headers());
            // Later ones are not looked at by Vert.x either.
            ctx.pipeline().remove(this);
        }
        ctx.fireChannelRead(message);
    }

    private static void ignore(HttpHeaders headers) {
        if (headers.contains(HttpHeaderNames.UPGRADE, H2C, true)) {
            List<String> others = headers.getAll(HttpHeaderNames.UPGRADE).stream()
                    .filter(protocol -> !protocol.equalsIgnoreCase(H2C))
                    .toList();
            headers.set(HttpHeaderNames.UPGRADE, others).remove(SETTINGS);
        }
    }
}
