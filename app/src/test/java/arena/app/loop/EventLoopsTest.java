package arena.app.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Isolated("it keeps the garbage collector busy")
class EventLoopsTest {

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void opensSoManyLoopsOnTheTransportAskedFor(TransportChoice transport) {
        EventLoops loops = EventLoops.open(3, Optional.of(transport), Patience.USUAL, Writes.AS_THEY_COME);

        assertThat(loops.transport()).isEqualTo(transport);
        assertThat(loops.loops()).hasSize(3);
        loops.close().await();
    }

    @Test
    void takesTheFirstTransportThatWorksWhereNoneIsAskedFor() {
        EventLoops loops = EventLoops.open(1, Optional.empty(), Patience.USUAL, Writes.AS_THEY_COME);

        assertThat(loops.transport()).isEqualTo(TransportChoice.IO_URING);
        loops.close().await();
    }

    @Test
    void opensWhileGarbageIsCollected() {
        try (ScheduledExecutorService collector = Executors.newSingleThreadScheduledExecutor()) {
            ScheduledFuture<?> collecting = collector.scheduleWithFixedDelay(System::gc, 0, 20, TimeUnit.MILLISECONDS);

            for (int i = 0; i < 4; i++) {
                EventLoops.open(1, Optional.of(TransportChoice.EPOLL), Patience.USUAL, Writes.AS_THEY_COME)
                        .close()
                        .await();
            }

            collecting.cancel(false);
        }
    }
}
