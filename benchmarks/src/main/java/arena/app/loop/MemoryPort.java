package arena.app.loop;

import io.netty.channel.AbstractServerChannel;
import io.netty.channel.ChannelConfig;
import io.netty.channel.DefaultChannelConfig;
import io.netty.channel.EventLoop;
import java.net.SocketAddress;
import org.jspecify.annotations.Nullable;

/** A port without a socket: what is connected to it was made in this process. */
final class MemoryPort extends AbstractServerChannel {

    private final ChannelConfig config = new DefaultChannelConfig(this);
    private @Nullable SocketAddress bound;
    private boolean closed;

    /** Has the server accept this connection. */
    void accept(MemoryConnection connection) {
        pipeline().fireChannelRead(connection);
    }

    @Override
    protected void doBind(SocketAddress address) {
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

    @Override
    protected void doBeginRead() {}

    @Override
    protected void doClose() {
        closed = true;
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
