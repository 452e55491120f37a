package arena.load.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * nginx as a server to compare with: the same files, certificate and ports, every protocol that its packages have, a worker for
 * each CPU of the machine. It has no sums and no JSON; what it can answer is {@code /static} and {@code /pipeline}.
 *
 * @param home with {@code data} and {@code certs}
 * @param ports by the variables that name them
 */
record NginxConfiguration(Path home, Map<String, String> ports) {

    /** Writes it into this folder, which nginx will use for everything else as well. */
    Path write(Path folder) {
        try {
            return Files.writeString(folder.resolve("nginx.conf"), text(folder.toAbsolutePath()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write below " + folder, e);
        }
    }

    private String text(Path folder) {
        // Started by root, its workers would become somebody who may not read the files.
        String user = "root".equals(System.getProperty("user.name")) ? "user root;" : "";
        return """
                daemon off;
                %s
                worker_processes auto;
                worker_rlimit_nofile 65536;
                pid %s/nginx.pid;
                error_log %s/nginx-error.log;
                events { worker_connections 32768; }
                http {
                  access_log off;
                  server_tokens off;
                  sendfile on;
                  tcp_nopush on;
                  open_file_cache max=1000;
                  keepalive_requests 1000000000;
                  client_body_temp_path %s/body;
                  types {
                    text/css css; application/javascript js; text/html html; application/json json;
                    image/svg+xml svg; image/webp webp; font/woff2 woff2;
                  }
                  server {
                    listen 127.0.0.1:%s reuseport backlog=4096;
                    listen 127.0.0.1:%s ssl reuseport backlog=4096;
                    listen 127.0.0.1:%s http2 reuseport;
                    listen 127.0.0.1:%s ssl http2 reuseport;
                    ssl_certificate %s/certs/server.crt;
                    ssl_certificate_key %s/certs/server.key;
                    location = /pipeline { default_type text/plain; return 200 "ok"; }
                    location /static/ { alias %s/data/static/; gzip_static on; }
                  }
                }
                """.formatted(
                        user,
                        folder,
                        folder,
                        folder,
                        ports.get("ARENA_PORT"),
                        ports.get("ARENA_PORT_TLS"),
                        ports.get("ARENA_PORT_H2C"),
                        ports.get("ARENA_PORT_H2"),
                        home,
                        home,
                        home);
    }
}
