package arena.app;

import arena.app.loop.Writes;
import arena.app.route.RouterFactory;
import arena.profiles.asyncdb.RowsRenderer;
import arena.profiles.delay.DelayTimer;
import arena.profiles.fortunes.FortunesRenderer;
import arena.profiles.getsum.SumMessages;
import arena.profiles.items.ItemRenderer;
import arena.profiles.json.ItemAnswer;
import arena.profiles.me.UserRenderer;
import arena.profiles.staticfiles.StaticFiles;
import arena.profiles.staticfiles.Transfer;
import arena.profiles.ws.WsEcho;
import io.vertx.core.Vertx;
import io.vertx.core.http.CompressionConfig;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** How far the server goes; each allows itself more than the one before. What differs is a strategy, chosen here. */
enum Flavour {
    /** Only documented settings and APIs of the framework. */
    STANDARD,
    /** Whatever the arena's rules allow to a tuned entry. */
    TUNED,
    /** And everything in Vert.x, the edge included. */
    ENGINE;

    RouterFactory router() {
        return switch (this) {
            case STANDARD -> RouterFactory.WEB;
            case TUNED, ENGINE -> RouterFactory.TABLE;
        };
    }

    /** What becomes of what is written to a connection. */
    Writes writes() {
        return switch (this) {
            case STANDARD -> Writes.AS_THEY_COME;
            case TUNED, ENGINE -> Writes.GATHERED;
        };
    }

    /** Makes one for this event loop. */
    DelayTimer delayTimer(Vertx loop) {
        return switch (this) {
            case STANDARD -> DelayTimer.framework(loop);
            case TUNED, ENGINE -> DelayTimer.wheel(loop);
        };
    }

    /** For one event loop. */
    ItemAnswer itemAnswer() {
        return switch (this) {
            case STANDARD -> ItemAnswer.jackson();
            case TUNED, ENGINE -> ItemAnswer.direct();
        };
    }

    /** What the listeners compress by themselves, or empty where the endpoints do it. */
    Optional<CompressionConfig> compression() {
        return switch (this) {
            case STANDARD -> Optional.of(Compression.standard());
            case TUNED, ENGINE -> Optional.empty();
        };
    }

    /** Makes one for an event loop. */
    RowsRenderer rows() {
        return switch (this) {
            case STANDARD -> RowsRenderer.jackson();
            case TUNED, ENGINE -> RowsRenderer.direct();
        };
    }

    /** Makes one for an event loop. */
    FortunesRenderer fortunes() {
        return switch (this) {
            case STANDARD -> FortunesRenderer.template();
            case TUNED, ENGINE -> FortunesRenderer.direct();
        };
    }

    /** Makes one for an event loop. */
    ItemRenderer items() {
        return switch (this) {
            case STANDARD -> ItemRenderer.jackson();
            case TUNED, ENGINE -> ItemRenderer.direct();
        };
    }

    /** Makes one for an event loop. */
    UserRenderer users() {
        return switch (this) {
            case STANDARD -> UserRenderer.jackson();
            case TUNED, ENGINE -> UserRenderer.direct();
        };
    }

    /** May serve every event loop. */
    SumMessages sumMessages() {
        return switch (this) {
            case STANDARD -> SumMessages.generated();
            case TUNED, ENGINE -> SumMessages.direct();
        };
    }

    /** Makes one for this event loop. */
    WsEcho webSocket(Vertx loop) {
        return switch (this) {
            case STANDARD -> WsEcho.framework(loop);
            case TUNED, ENGINE -> WsEcho.direct(loop);
        };
    }

    /** See {@link StaticFiles}: whether heads are kept, and whether bodies are. */
    StaticFiles staticFiles(Path root, boolean transportSendsFiles, long cacheBytes) {
        boolean compresses = compression().isPresent();
        // What goes through a compressor has to be read into the process first.
        Transfer transfer = new Transfer(transportSendsFiles && !compresses, compresses);
        return switch (this) {
            case STANDARD -> StaticFiles.fromDisk(root, transfer);
            case TUNED -> StaticFiles.withCachedHeads(root, transfer);
            case ENGINE -> StaticFiles.inMemory(root, transfer, cacheBytes);
        };
    }

    /** The name that people and {@code ARENA_FLAVOUR} use. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
