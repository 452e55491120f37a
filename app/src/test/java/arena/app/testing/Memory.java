package arena.app.testing;

import static org.awaitility.Awaitility.await;

import io.netty.util.internal.PlatformDependent;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
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

    public long growthSince(Memory before) {
        return heap - before.heap + direct - before.direct;
    }

    /** Waits until this count of bytes sent grows no more; how much it was by then. */
    public static long stall(AtomicLong sent) {
        AtomicLong last = new AtomicLong(-1);
        await().pollInterval(Duration.ofMillis(300))
                .atMost(Duration.ofSeconds(20))
                .until(() -> last.getAndSet(sent.get()) == sent.get() && sent.get() > 0);
        return sent.get();
    }
}
