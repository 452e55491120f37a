package arena.app.testing;

import static org.awaitility.Awaitility.await;

import io.netty.util.internal.PlatformDependent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** What this JVM has in use, garbage not counted. */
public record Memory(long heap, long direct) {

    public static Memory now() {
        System.gc();
        return new Memory(
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                Math.max(0, PlatformDependent.usedDirectMemory())
                        + ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                                .filter(pool -> pool.getName().equals("direct"))
                                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                                .sum());
    }

    /**
     * How many bytes the kernel may hold between two sockets of this machine: what the one has sent, and what the other has
     * not read. It lets them grow so far by itself.
     */
    public static long kernelBuffers() {
        return largest("tcp_wmem") + largest("tcp_rmem");
    }

    public long growthSince(Memory before) {
        return heap - before.heap + direct - before.direct;
    }

    /** Waits until this count of bytes sent grows no more; how much it was by then. */
    public static long stall(AtomicLong sent) {
        AtomicLong last = new AtomicLong(-1);
        await().pollInterval(Duration.ofMillis(300))
                .atMost(Duration.ofSeconds(60))
                .until(() -> last.getAndSet(sent.get()) == sent.get() && sent.get() > 0);
        return sent.get();
    }

    /** The last of least, default and most. */
    private static long largest(String name) {
        // By one read: the second one of such a file already finds its end.
        try (BufferedReader sizes = Files.newBufferedReader(Path.of("/proc/sys/net/ipv4", name))) {
            String line = sizes.readLine();
            return Long.parseLong(line.substring(line.lastIndexOf('\t') + 1));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
