package arena.app.tls;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.ServerSSLOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Looks after a certificate on disk and hands over each new one that is whole: certificate and key are read and found to belong
 * together before anything changes. A broken or half-written pair leaves the old one in use and is said once.
 *
 * <p>It reads both files at an interval instead of asking the kernel to be told: a mount of a container may not tell, and
 * two small files a second cost nothing. Its fields belong to the event loop of its {@link Vertx}.
 */
public final class CertificateWatch {

    private static final System.Logger LOG = System.getLogger(CertificateWatch.class.getName());
    private static final Duration INTERVAL = Duration.ofSeconds(1);

    private final Path folder;
    private final Vertx vertx;
    private final Function<ServerSSLOptions, Future<?>> update;
    private ServerSSLOptions current;
    private @Nullable String complaint;

    private CertificateWatch(
            Path folder, Vertx vertx, ServerSSLOptions current, Function<ServerSSLOptions, Future<?>> update) {
        this.folder = folder;
        this.vertx = vertx;
        this.current = current;
        this.update = update;
    }

    /**
     * Begins to look, until the {@code Vertx} is closed.
     *
     * @param inUse the options that were read from the folder and are in use now
     * @param update takes the options with a new certificate into use
     */
    public static void start(
            Path folder, Vertx vertx, ServerSSLOptions inUse, Function<ServerSSLOptions, Future<?>> update) {
        CertificateWatch watch = new CertificateWatch(folder, vertx, inUse, update);
        vertx.setPeriodic(INTERVAL.toMillis(), _ -> watch.look());
    }

    private void look() {
        vertx.executeBlocking(() -> TlsOptions.read(folder, vertx))
                .compose(this::take)
                .onSuccess(_ -> complaint = null)
                .onFailure(this::complain);
    }

    private Future<?> take(ServerSSLOptions read) {
        if (read.equals(current)) {
            return Future.succeededFuture();
        }
        return update.apply(read).onSuccess(_ -> {
            current = read;
            LOG.log(System.Logger.Level.INFO, "a new certificate from {0} is in use", folder);
        });
    }

    private void complain(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        if (!message.equals(complaint)) {
            complaint = message;
            LOG.log(System.Logger.Level.WARNING, "the old certificate stays in use: {0}", message);
        }
    }
}
