package arena.profiles.staticfiles;

import io.vertx.core.http.MimeMapping;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.InstantSource;
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
    private final InstantSource clock;
    private final Transfer transfer;

    Folder(Path root, InstantSource clock, Transfer transfer) {
        this.root = root.toAbsolutePath();
        this.clock = clock;
        this.transfer = transfer;
    }

    /** Milliseconds since 1970, for {@link Stamp#isSettled}. */
    long millis() {
        return clock.millis();
    }

    /** Changes with every entry that is made, removed or renamed in it; null if the folder is not there. */
    @Nullable Stamp stamp() {
        return Stamp.ofFolder(root);
    }

    /** The file of this name in every coding; null if there is none, whatever lies beside it. */
    @Nullable Variants resolve(String name) {
        long now = millis();
        Path path = isServed(name) ? path(name) : null;
        Stamp identity = path == null ? null : stampInside(path);
        if (path == null || identity == null) {
            return null;
        }
        Path brotliPath = sibling(path, Coding.BROTLI);
        Path gzipPath = sibling(path, Coding.GZIP);
        Stamp brotli = stampInside(brotliPath);
        Stamp gzip = stampInside(gzipPath);

        String type = contentType(name);
        boolean varies = brotli != null || gzip != null || isCompressible(type);
        Media media = new Media(type, varies, transfer.compresses());
        boolean settled = identity.isSettled(now);
        return new Variants(
                new Representation(path, Coding.IDENTITY, media, identity, settled),
                brotli == null
                        ? null
                        : new Representation(brotliPath, Coding.BROTLI, media, brotli, brotli.isSettled(now)),
                gzip == null ? null : new Representation(gzipPath, Coding.GZIP, media, gzip, gzip.isSettled(now)),
                Files.isSymbolicLink(path),
                settled && isLasting(brotliPath, brotli, now) && isLasting(gzipPath, gzip, now));
    }

    /** Hidden files, and the folders that a mount keeps its versions in, are not for clients. */
    private static boolean isServed(String name) {
        return !name.isEmpty()
                && name.charAt(0) != '.'
                && name.indexOf('/') < 0
                && name.indexOf('\\') < 0
                && name.indexOf('\0') < 0;
    }

    private @Nullable Path path(String name) {
        try {
            return root.resolve(name);
        } catch (InvalidPathException _) {
            // A character that this file system can't have in a name.
            return null;
        }
    }

    private static Path sibling(Path file, Coding coding) {
        return file.resolveSibling(file.getFileName() + coding.suffix());
    }

    private @Nullable Stamp stampInside(Path path) {
        Stamp stamp = Stamp.ofFile(path);
        return stamp == null || !Files.isSymbolicLink(path) || leadsInside(path) ? stamp : null;
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
