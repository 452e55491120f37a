package arena.app.loop;

import io.netty.channel.AbstractServerChannel;
import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultChannelConfig;
import io.netty.channel.EventLoop;
import io.netty.channel.local.LocalServerChannel;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.jspecify.annotations.Nullable;

/**
 * A port without a socket. Vert.x asks for the number of a server's port, and a local channel has none: so this has the number, and a local
 * channel of that name takes the connections.
 */
final class LocalPort extends AbstractServerChannel {

    private final ChannelConfig config = new DefaultChannelConfig(this);
    private final LocalServerChannel acceptor = new LocalServerChannel();
    private @Nullable SocketAddress bound;
    private boolean closed;

    @Override
    protected void doBind(SocketAddress address) {
        acceptor.pipeline().addLast(new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object connection) {
                pipeline().fireChannelRead(connection);
            }
        });
        eventLoop().register(acceptor);
        acceptor.bind(LocalTransport.address(((InetSocketAddress) address).getPort()));
        bound = address;
    }

    @Override
    protected @Nullable SocketAddress localAddress0() {
        return bound;
    }

    @Override
    protected boolean isCompatible(EventLoop loop) {
        return true;
    }

    /** The acceptor reads by itself. */
    @Override
    protected void doBeginRead() {}

    @Override
    protected void doClose() {
        closed = true;
        acceptor.close();
    }

    @Override
    public ChannelConfig config() {
        return config;
    }

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public boolean isActive() {
        return bound != null && !closed;
    }
}
