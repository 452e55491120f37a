package arena.profiles.staticfiles;

import io.vertx.core.buffer.Buffer;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A version of a file, held open. The path led to this version before it was opened and still did afterwards, so it is the
 * one that was opened; what is renamed over it or deleted later does not touch the bytes that are read here. Not
 * thread-safe.
 */
final class OpenFile implements Closeable {

    private static final System.Logger LOG = System.getLogger(OpenFile.class.getName());

    private final FileChannel channel;
    private final Representation file;

    private OpenFile(FileChannel channel, Representation file) {
        this.channel = channel;
        this.file = file;
    }

    /**
     * Opens what was found just before.
     *
     * @throws FileChangedException if something else lies there now
     */
    static OpenFile open(Representation file) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(file.path(), StandardOpenOption.READ);
        } catch (NoSuchFileException _) {
            throw new FileChangedException();
        }
        if (!file.isCurrent()) {
            channel.close();
            throw new FileChangedException();
        }
        return new OpenFile(channel, file);
    }

    /** All the bytes of a file that is not large; see {@link #read} and {@link #verify}. */
    static Buffer readWhole(Representation file) throws IOException {
        try (OpenFile open = open(file)) {
            Buffer bytes = open.read(0, Math.toIntExact(file.size()));
            open.verify();
            return bytes;
        }
    }

    FileChannel channel() {
        return channel;
    }

    /**
     * Exactly these bytes.
     *
     * @throws FileChangedException if the file is shorter than it was
     */
    Buffer read(long offset, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, offset + bytes.position()) < 0) {
                throw new FileChangedException();
            }
        }
        return Buffer.buffer(bytes.array());
    }

    /**
     * Makes sure that nobody wrote into the file while it was read. That another file lies at the path by now is no harm:
     * what was read is the whole of the one that was asked for.
     *
     * @throws FileChangedException if somebody did
     */
    void verify() {
        @Nullable Stamp now = Stamp.ofFile(file.path());
        if (now != null && now.isSameFile(file.stamp()) && !now.equals(file.stamp())) {
            throw new FileChangedException();
        }
    }

    /** May be called again. A failure is only logged: nothing was written that could get lost. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            LOG.log(System.Logger.Level.DEBUG, "not closed: " + file.path(), failure);
        }
    }
}
