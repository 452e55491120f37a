package arena.app.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The configuration of nginx or Caddy as an entry submits it, made to fit this machine: the same text with other ports and
 * folders, so that what is tested here is what runs in the arena. Immutable.
 *
 * @param file as it is submitted
 * @param certs instead of {@code /certs}
 * @param data instead of {@code /data}
 */
record ProxyConfig(Path file, StackPorts ports, Path certs, Path data) {

    /** nginx would write below a folder of the system, where not everybody may. */
    private static final String TEMPORARY = """
            http {
              client_body_temp_path temporary;
              proxy_temp_path temporary;
              fastcgi_temp_path temporary;
              uwsgi_temp_path temporary;
              scgi_temp_path temporary;
            """;

    /**
     * Writes it into a folder, which is made if it is missing.
     *
     * @return the file
     * @throws LocalException if it can't be read or written
     */
    Path writeTo(Path folder) {
        Path target = folder.resolve(file.getFileName());
        try {
            Files.createDirectories(folder);
            return Files.writeString(target, adapted(Files.readString(file)));
        } catch (IOException e) {
            throw new LocalException("Cannot write " + target + ": " + e, e);
        }
    }

    private String adapted(String text) {
        return text.replace("8443", Integer.toString(ports.edge()))
                .replace("127.0.0.1:8080", "127.0.0.1:" + ports.server())
                .replace("127.0.0.1:9090", "127.0.0.1:" + ports.authentication())
                .replace("/certs/", certs + "/")
                .replace("root /data;", "root " + data + ";")
                .replace("root * /data", "root * " + data)
                .replaceFirst("(?m)^http \\{\n", TEMPORARY);
    }
}
