package arena.profiles.staticfiles;

import io.vertx.core.http.MimeMapping;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A flat folder of files and their compressed siblings, as it is on the disk at the moment of asking. Immutable: serves
 * every event loop.
 *
 * <p>Nothing outside of it can be reached: a name is one segment of a path, and links are followed only as long as they
 * end inside. The folder itself may be a link, and may be pointed elsewhere while it is served.
 */
final class Folder {

    private final Path root;
    private final Probe probe;
    private final Function<Path, Probe> probes;
    private final InstantSource clock;
    private final Transfer transfer;

    /**
     * Of this folder, which may be missing.
     *
     * @param probes how paths in it are asked for
     */
    Folder(Path root, Function<Path, Probe> probes, InstantSource clock, Transfer transfer) {
        this.root = root.toAbsolutePath();
        this.probe = probes.apply(this.root);
        this.probes = probes;
        this.clock = clock;
        this.transfer = transfer;
    }

    /** Milliseconds since 1970, for {@link Stamp#isSettled}. */
    long millis() {
        return clock.millis();
    }

    /** Changes with every entry that is made, removed or renamed in it; null if the folder is not there. */
    @Nullable Stamp stamp() {
        return probe.ofFolder();
    }

    /** The file of this name in every coding; null if there is none, whatever lies beside it. */
    @Nullable Variants resolve(String name) {
        long now = millis();
        Probe file = isServed(name) ? probe(name) : null;
        Stamp identity = file == null ? null : stampInside(file);
        if (file == null || identity == null) {
            return null;
        }
        Probe brotliFile = sibling(file, Coding.BROTLI);
        Probe gzipFile = sibling(file, Coding.GZIP);
        Stamp brotli = stampInside(brotliFile);
        Stamp gzip = stampInside(gzipFile);

        String type = contentType(name);
        boolean varies = brotli != null || gzip != null || isCompressible(type);
        Media media = new Media(type, varies, transfer.compresses());
        boolean settled = identity.isSettled(now);
        return new Variants(
                new Representation(file, Coding.IDENTITY, media, identity, settled),
                brotli == null
                        ? null
                        : new Representation(brotliFile, Coding.BROTLI, media, brotli, brotli.isSettled(now)),
                gzip == null ? null : new Representation(gzipFile, Coding.GZIP, media, gzip, gzip.isSettled(now)),
                Files.isSymbolicLink(file.path()),
                settled && isLasting(brotliFile.path(), brotli, now) && isLasting(gzipFile.path(), gzip, now));
    }

    /** Hidden files, and the folders that a mount keeps its versions in, are not for clients. */
    private static boolean isServed(String name) {
        return !name.isEmpty()
                && name.charAt(0) != '.'
                && name.indexOf('/') < 0
                && name.indexOf('\\') < 0
                && name.indexOf('\0') < 0;
    }

    private @Nullable Probe probe(String name) {
        try {
            return probes.apply(root.resolve(name));
        } catch (InvalidPathException _) {
            // A character that this file system can't have in a name.
            return null;
        }
    }

    private Probe sibling(Probe file, Coding coding) {
        return probes.apply(file.path().resolveSibling(file.path().getFileName() + coding.suffix()));
    }

    private @Nullable Stamp stampInside(Probe file) {
        Stamp stamp = file.ofFile();
        return stamp == null || !Files.isSymbolicLink(file.path()) || leadsInside(file.path()) ? stamp : null;
    }

    private boolean leadsInside(Path link) {
        try {
            return link.toRealPath().startsWith(root.toRealPath());
        } catch (IOException _) {
            return false;
        }
    }

    /**
     * Whether the folder's stamp will tell of another state of this sibling. That of a link that leads nowhere does not:
     * what it points to may come to be somewhere else.
     */
    private static boolean isLasting(Path sibling, @Nullable Stamp stamp, long now) {
        return stamp == null ? !Files.exists(sibling, LinkOption.NOFOLLOW_LINKS) : stamp.isSettled(now);
    }

    private static String contentType(String name) {
        @Nullable String type = MimeMapping.mimeTypeForFilename(name);
        return type == null ? "application/octet-stream" : type;
    }

    /** Whether a file of this type may have compressed siblings one day, so that a cache must heed Accept-Encoding. */
    private static boolean isCompressible(String type) {
        return type.startsWith("text/")
                || type.endsWith("json")
                || type.endsWith("xml")
                || type.endsWith("javascript")
                || type.endsWith("wasm");
    }
}
