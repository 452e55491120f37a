package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept in memory, and how much of it. */
class MemoryBodyTest {

    private static final int KIB = 1024;

    private final AtomicInteger reads = new AtomicInteger();
    private final CountDownLatch mayRead = new CountDownLatch(1);
    private final List<FileServer> servers = new ArrayList<>();
    private Path root;
    private Disk disk;

    @BeforeEach
    void prepare(@TempDir Path folder) {
        root = folder;
        disk = new Disk(folder);
    }

    @AfterEach
    void stop() {
        mayRead.countDown();
        servers.forEach(FileServer::close);
    }

    @Test
    void concurrentMissesReadAFileOnce() throws Exception {
        disk.write("app.js", "x".repeat(5000));
        FileServer server = server(64 * KIB);
        List<RawClient> clients = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            RawClient client = server.client();
            client.request("GET", "/static/app.js");
            clients.add(client);
        }
        while (server.stats().hits() + server.stats().misses() < clients.size()) {
            Thread.onSpinWait();
        }
        mayRead.countDown();

        for (RawClient client : clients) {
            assertThat(client.read(false).text()).hasSize(5000);
            client.close();
        }
        assertThat(reads).hasValue(1);
        assertThat(server.stats().misses()).isEqualTo(1);
        assertThat(server.stats().hits()).isEqualTo(clients.size() - 1);
        assertThat(server.stats().bytesRead()).isEqualTo(5000);
    }

    @Test
    void readingDoesNotHoldUpOtherRequestsOfTheLoop() throws Exception {
        disk.write("slow.js", "slow").write("gone.js", "gone");
        disk.delete("gone.js");
        FileServer server = server(64 * KIB);
        try (RawClient slow = server.client()) {
            slow.request("GET", "/static/slow.js");
            while (reads.get() == 0) {
                Thread.onSpinWait();
            }

            for (int i = 0; i < 8; i++) {
                try (RawClient other = server.client()) {
                    assertThat(other.get("gone.js").status()).isEqualTo(404);
                }
            }
            mayRead.countDown();
            assertThat(slow.read(false).text()).isEqualTo("slow");
        }
    }

    @Test
    void whatDoesNotFitIsDroppedAndCounted() {
        mayRead.countDown();
        FileServer server = server(64 * KIB);
        try (RawClient client = server.client()) {
            for (int i = 0; i < 20; i++) {
                disk.write("f" + i + ".js", new byte[10 * KIB]);
            }
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 20; i++) {
                    assertThat(client.get("f" + i + ".js").body().length()).isEqualTo(10 * KIB);
                    // A body may be sent in the moment before room is made for it.
                    while (server.stats().bytesHeld() > 64 * KIB) {
                        Thread.onSpinWait();
                    }
                }
            }
        }
        Stats stats = server.stats();
        assertThat(stats.bytesLimit()).isEqualTo(64 * KIB);
        assertThat(stats.bytesHeld()).isGreaterThan(32 * KIB);
        assertThat(stats.evictions()).isGreaterThan(10);
        assertThat(stats.hits() + stats.misses()).isEqualTo(60);
        assertThat(stats.bytesRead()).isEqualTo(stats.misses() * 10 * KIB).isEqualTo(reads.get() * 10L * KIB);
    }

    @Test
    void bodyIsSentFromMemoryUntilItIsReplaced() {
        mayRead.countDown();
        disk.write("app.js", "one");
        FileServer server = server(64 * KIB);
        try (RawClient client = server.client()) {
            for (int i = 0; i < 10; i++) {
                assertThat(client.get("app.js").text()).isEqualTo("one");
            }
            assertThat(reads).hasValue(1);

            disk.replace("app.js", "two");

            assertThat(client.get("app.js").text()).isEqualTo("two");
            assertThat(client.get("app.js", "Range: bytes=1-").text()).isEqualTo("wo");
            assertThat(reads).hasValue(2);
        }
    }

    @Test
    void anythingAboveOneMebibyteIsStreamedFromTheDisk() {
        mayRead.countDown();
        disk.write("just.js", new byte[MemoryBody.MAX_BODY_BYTES]);
        disk.write("large.js", new byte[MemoryBody.MAX_BODY_BYTES + 1]);
        FileServer server = server(16 * KIB * KIB);
        try (RawClient client = server.client()) {
            assertThat(client.get("large.js").body().length()).isEqualTo(MemoryBody.MAX_BODY_BYTES + 1);
            assertThat(reads).hasValue(0);
            assertThat(server.stats().bytesHeld()).isZero();

            assertThat(client.get("just.js").body().length()).isEqualTo(MemoryBody.MAX_BODY_BYTES);
            assertThat(reads).hasValue(1);
            assertThat(server.stats().bodies()).isEqualTo(1);
        }
    }

    @Test
    void nothingIsRememberedThatIsNotSettled() {
        mayRead.countDown();
        disk.write("app.js", "young");
        MemoryBody memory = new MemoryBody(64 * KIB, this::read, new DiskBody(FileServer.PLAIN));
        // A clock that stands far behind: everything on the disk is from its future.
        Folder folder = new Folder(root, Probe::often, () -> Instant.EPOCH, FileServer.PLAIN);
        FileServer server =
                FileServer.of(new StaticFiles(new RememberingLookup(folder), memory, InstantSource.system()));
        servers.add(server);
        try (RawClient client = server.client()) {
            for (int i = 1; i <= 5; i++) {
                assertThat(client.get("app.js").text()).isEqualTo("young");
                assertThat(reads).hasValue(i);
            }
        }
        assertThat(server.stats().bodies()).isZero();
    }

    private FileServer server(long limitBytes) {
        MemoryBody memory = new MemoryBody(limitBytes, this::read, new DiskBody(FileServer.PLAIN));
        Folder folder = new Folder(root, Probe::often, FileServer.LATER, FileServer.PLAIN);
        FileServer server = FileServer.of(new StaticFiles(new RememberingLookup(folder), memory, FileServer.LATER));
        servers.add(server);
        return server;
    }

    private Buffer read(Representation file) throws IOException {
        reads.incrementAndGet();
        try {
            mayRead.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return OpenFile.readWhole(file);
    }
}
