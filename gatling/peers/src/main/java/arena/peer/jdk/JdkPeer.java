package arena.peer.jdk;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Executors;

/** The HTTP server of the JDK with a virtual thread for each request. It has no HTTP/2, and no TLS here. */
public final class JdkPeer {

    private static final String IDLE_CONNECTIONS = "20000";

    private JdkPeer() {}

    /**
     * Returns the ports that it listens at: that of HTTP/1.1 alone.
     *
     * @throws IOException if it cannot listen, or cannot read the dataset
     */
    public static Map<Port, Integer> start(PeerSettings settings) throws IOException {
        OptionalInt wanted = settings.port(Port.HTTP);
        if (wanted.isEmpty()) {
            return Map.of();
        }
        // Documented by the module jdk.httpserver. Without the first each answer would wait for the client's delayed
        // ACK, without the second all but 200 connections that do nothing would be closed.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxIdleConnections", IDLE_CONNECTIONS);
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted.getAsInt()), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/baseline11", Exchanges.answering(Texts::sum));
        server.createContext("/baseline2", Exchanges.answering(Texts::sum));
        server.createContext("/pipeline", Exchanges.answering(_ -> Reply.text("ok")));
        server.createContext("/delay/", Exchanges.answering(Texts::delay));
        server.createContext("/echo", Exchanges.answering(Texts::echo));
        server.createContext("/json/", Exchanges.answering(Items.read(settings.dataset())::answer));
        server.createContext(
                "/static/",
                SimpleFileServer.createFileHandler(settings.staticFiles().toAbsolutePath()));
        server.start();
        return Map.of(Port.HTTP, server.getAddress().getPort());
    }
}
