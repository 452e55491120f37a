package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChildProcessesTest {

    private static final ProcessBuilder SLEEP = new ProcessBuilder("sleep", "600");

    private final ChildProcesses children = new ChildProcesses(() -> {});

    @Test
    void stopsAllThatRun() {
        List<Process> processes =
                Stream.generate(() -> children.start(SLEEP)).limit(3).toList();

        children.close();

        assertThat(processes).noneMatch(Process::isAlive);
    }

    @Test
    void hasStoppedAllWheneverACloseReturnsHoweverManyCloseAtOnce() throws Exception {
        List<Process> processes =
                Stream.generate(() -> children.start(SLEEP)).limit(5).toList();
        Callable<Long> closeAndCount = () -> {
            children.close();
            return processes.stream().filter(Process::isAlive).count();
        };

        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (Future<Long> alive : threads.invokeAll(List.of(closeAndCount, closeAndCount))) {
                assertThat(alive.get()).isZero();
            }
        }
    }

    @Test
    void startsNothingOnceItIsClosed() {
        children.close();

        assertThatThrownBy(() -> children.start(SLEEP)).hasMessage("Interrupted.");
    }
}
