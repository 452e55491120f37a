package arena.peer.netty;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.uring.IoUring;
import io.netty.channel.uring.IoUringIoHandler;
import io.netty.channel.uring.IoUringServerSocketChannel;

/**
 * The way to the sockets: the one that our server takes, so that the two can be compared.
 *
 * @param channel class of the listening socket
 */
record NettyTransport(IoHandlerFactory handlers, Class<? extends ServerChannel> channel) {

    static {
        // As in our server, where Netty 4.2.18 would otherwise lose connections that are reset while they are read.
        System.setProperty("io.netty.iouring.pollAddMultishotEnabled", "false");
    }

    /**
     * io_uring where the kernel allows it, else epoll.
     *
     * @throws IllegalStateException if there is neither
     */
    static NettyTransport best() {
        if (IoUring.isAvailable()) {
            return new NettyTransport(IoUringIoHandler.newFactory(), IoUringServerSocketChannel.class);
        }
        if (Epoll.isAvailable()) {
            return new NettyTransport(EpollIoHandler.newFactory(), EpollServerSocketChannel.class);
        }
        throw new IllegalStateException("neither io_uring nor epoll works here", Epoll.unavailabilityCause());
    }
}
