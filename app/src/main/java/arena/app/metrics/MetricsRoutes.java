package arena.app.metrics;

import arena.profiles.http.Route;
import arena.profiles.staticfiles.Stats;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import java.util.List;
import java.util.function.Supplier;

/** The counters at {@code /metrics}, in the text format 0.0.4 of Prometheus. */
public final class MetricsRoutes {

    private static final CharSequence TEXT = HttpHeaders.createOptimized("text/plain; version=0.0.4; charset=utf-8");

    private MetricsRoutes() {}

    /** The route that shows what this supplier has at the moment. */
    public static List<Route> routes(Supplier<Stats> staticFiles) {
        return List.of(Route.get(
                "/metrics",
                "/metrics",
                "counters of the cache of static files, for Prometheus",
                exchange -> exchange.send(TEXT, Buffer.buffer(page(staticFiles.get())))));
    }

    private static String page(Stats stats) {
        StringBuilder page = new StringBuilder(2048);
        append(page, "hits_total", "counter", "Bodies that were in memory.", stats.hits());
        append(page, "misses_total", "counter", "Bodies that had to be read.", stats.misses());
        append(page, "evictions_total", "counter", "Bodies that were dropped to make room.", stats.evictions());
        append(page, "read_bytes_total", "counter", "Bytes read from files for the cache.", stats.bytesRead());
        append(page, "bodies", "gauge", "Bodies held.", stats.bodies());
        append(page, "held_bytes", "gauge", "Bytes held, bookkeeping included.", stats.bytesHeld());
        append(page, "limit_bytes", "gauge", "Bytes that may be held.", stats.bytesLimit());
        return page.toString();
    }

    private static void append(StringBuilder page, String name, String type, String help, long value) {
        String metric = "arena_static_cache_" + name;
        page.append("# HELP ").append(metric).append(' ').append(help).append('\n');
        page.append("# TYPE ").append(metric).append(' ').append(type).append('\n');
        page.append(metric).append(' ').append(value).append('\n');
    }
}
