package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a folder that looks like one of {@code /proc}. */
class ProcFsTest {

    private static final String STAT =
            "4711 (odd) (name 1) S 1 4711 4711 0 -1 4194304 25631 0 12 0 1234 66 0 0 20 0 38 0 "
                    + "190513 5023600640 52340 18446744073709551615 1 1 0 0 0 0 0 4096 16796879 0 0 0 17 1 0 0 0 0 0\n";

    private static final String STATUS = """
            Name:	java
            VmPeak:	 4905860 kB
            VmHWM:	  209360 kB
            VmRSS:	  203812 kB
            Threads:	38
            voluntary_ctxt_switches:	7
            nonvoluntary_ctxt_switches:	3
            """;

    private static final String THREAD = """
            Name:	loop
            voluntary_ctxt_switches:	100
            nonvoluntary_ctxt_switches:	20
            """;

    @TempDir
    private Path process;

    @BeforeEach
    void describeAProcess() throws IOException {
        Files.writeString(process.resolve("stat"), STAT);
        Files.writeString(process.resolve("status"), STATUS);
        Files.writeString(Files.createDirectories(process.resolve("task/4711")).resolve("status"), STATUS);
        Files.writeString(Files.createDirectories(process.resolve("task/4712")).resolve("status"), THREAD);
        Files.createSymbolicLink(Files.createDirectory(process.resolve("fd")).resolve("0"), Path.of("pipe:[4710]"));
        Files.createSymbolicLink(process.resolve("fd/1"), Path.of("socket:[4711]"));
        Files.writeString(process.resolve("cmdline"), "java\0-Xmx1g\0-jar\0a b.jar");
    }

    @Test
    void readsWhatTheProcessUsesWhateverItIsCalled() {
        assertThat(new ProcFs(process).usage())
                .contains(
                        new Usage(Duration.ofMillis(12_340), Duration.ofMillis(660), 107, 23, 203_812, 209_360, 38, 2));
    }

    @Test
    void knowsSocketsFromOtherDescriptors() {
        assertThat(new ProcFs(process).sockets()).hasValue(1);
    }

    @Test
    void keepsArgumentsApart() {
        assertThat(new ProcFs(process).commandLine()).containsExactly("java", "-Xmx1g", "-jar", "a b.jar");
    }

    @Test
    void findsNoMemoryInAProcessThatIsEnding() throws IOException {
        Files.writeString(process.resolve("status"), "Name:\tjava\nState:\tZ (zombie)\n");

        assertThat(new ProcFs(process).usage()).get().returns(0L, Usage::peakResidentKiB);
    }

    @Test
    void knowsNothingOfAProcessThatIsNotThere() {
        ProcFs gone = new ProcFs(Long.MAX_VALUE);

        gone.resetPeakResident();

        assertThat(gone.usage()).isEmpty();
        assertThat(gone.sockets()).isEmpty();
        assertThat(gone.commandLine()).isEmpty();
        assertThat(new ServerProcesses(Long.MAX_VALUE).usage()).isEmpty();
    }

    @Test
    void addsUpWhatAProcessHasStarted() throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("sh", "-c", "sleep 60 & wait").start();
        try {
            await().until(() -> shell.descendants().count() == 1);

            assertThat(new ServerProcesses(shell.pid()).usage()).get().returns(2, Usage::threads);
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
        }
    }
}
