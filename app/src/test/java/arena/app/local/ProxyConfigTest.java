package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** That what is submitted fits this machine in every place, whatever is changed in it. */
class ProxyConfigTest {

    private static final Path SUBMITTED = Path.of("../profiles/compose/framework");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void nothingOfTheArenasMachineIsLeft(StackKind kind) throws IOException {
        var ports = new StackPorts(1111, 2222, 3333, 4444);
        var config =
                new ProxyConfig(SUBMITTED.resolve(kind.proxyConfig()), ports, Path.of("/own/c"), Path.of("/own/d"));

        Path written = config.writeTo(folder.resolve("edge"));

        assertThat(written)
                .content()
                .contains("2222", "127.0.0.1:1111", " /own/c/server.crt", " /own/d")
                .doesNotContain("8443", "8080", "9090", " /certs", " /data");
        assertThat(written.endsWith("Caddyfile"))
                .isNotEqualTo(Files.readString(written).contains("temp_path"));
    }
}
