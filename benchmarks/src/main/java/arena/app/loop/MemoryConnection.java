package arena.app.loop;

import io.netty.buffer.ByteBuf;
import io.netty.channel.AbstractChannel;
import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelMetadata;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelPromise;
import io.netty.channel.DefaultChannelConfig;
import io.netty.channel.EventLoop;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.concurrent.CompletableFuture;

/**
 * A connection of a server without a socket: a peer hands it what it reads, and is handed what it writes. Netty's embedded channel is
 * of no use here, for it runs on no event loop but its own. Confined to its event loop.
 */
public final class MemoryConnection extends AbstractChannel {

    private static final ChannelMetadata METADATA = new ChannelMetadata(false);
    private static final SocketAddress ADDRESS = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    private final ChannelConfig config = new DefaultChannelConfig(this);
    private final CompletableFuture<Void> registered = new CompletableFuture<>();
    private final Peer peer;
    private boolean closed;

    /** Who is at the other end. Called on the event loop of the connection. */
    public interface Peer {

        /**
         * The server has written something.
         *
         * @param bytes lent for this call
         */
        void received(ByteBuf bytes);

        /** The connection is no more. */
        void closed();
    }

    MemoryConnection(Peer peer) {
        super(null);
        this.peer = peer;
    }

    /** Waits until an event loop has it. */
    void awaitRegistered() {
        registered.join();
    }

    /** Has the server read these bytes, which are given away. Called on the event loop. */
    public void send(ByteBuf bytes) {
        pipeline().fireChannelRead(bytes).fireChannelReadComplete();
    }

    @Override
    protected void doRegister(ChannelPromise promise) {
        promise.setSuccess();
        registered.complete(null);
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer written) {
        for (Object bytes = written.current(); bytes != null; bytes = written.current()) {
            peer.received((ByteBuf) bytes);
            written.remove();
        }
    }

    @Override
    protected void doClose() {
        closed = true;
        peer.closed();
    }

    @Override
    protected void doDisconnect() {
        doClose();
    }

    /** The peer does not ask whether it may send. */
    @Override
    protected void doBeginRead() {}

    @Override
    protected void doBind(SocketAddress address) {
        throw new UnsupportedOperationException("it is bound");
    }

    @Override
    protected AbstractUnsafe newUnsafe() {
        return new AbstractUnsafe() {
            @Override
            public void connect(SocketAddress remote, SocketAddress local, ChannelPromise promise) {
                promise.setFailure(new UnsupportedOperationException("it is connected"));
            }
        };
    }

    @Override
    protected boolean isCompatible(EventLoop loop) {
        return true;
    }

    @Override
    protected SocketAddress localAddress0() {
        return ADDRESS;
    }

    @Override
    protected SocketAddress remoteAddress0() {
        return ADDRESS;
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
        return !closed;
    }

    @Override
    public ChannelMetadata metadata() {
        return METADATA;
    }
}
