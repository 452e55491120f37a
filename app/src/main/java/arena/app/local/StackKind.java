package arena.app.local;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/** The profiles that are run as a stack of programs (SPEC 9.2, 9.3), and which proxy the entries submit for each. */
enum StackKind {
    GATEWAY("proxy/nginx.conf", EdgeKind.NGINX),
    GATEWAY_H3("proxy-h3/Caddyfile", EdgeKind.CADDY),
    PRODUCTION("proxy-production/nginx.conf", EdgeKind.NGINX);

    private final String proxyConfig;
    private final EdgeKind proxy;

    StackKind(String proxyConfig, EdgeKind proxy) {
        this.proxyConfig = proxyConfig;
        this.proxy = proxy;
    }

    /** What ends TLS and passes requests on. */
    enum EdgeKind {
        VERTX,
        /** The same with HTTP/2 to the server. */
        VERTX_H2C,
        NGINX,
        CADDY;

        /** The name that people use. */
        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        private boolean isOurs() {
            return this == VERTX || this == VERTX_H2C;
        }

        /** The program that has to be installed for it. */
        Optional<String> program() {
            return isOurs() ? Optional.empty() : Optional.of(label());
        }
    }

    /** The edge that people call so. */
    static EdgeKind edgeNamed(String label) {
        return Arrays.stream(EdgeKind.values())
                .filter(edge -> edge.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "expected vertx, vertx-h2c, nginx or caddy but was '%s'".formatted(label)));
    }

    /** The stack that people call so. */
    static StackKind named(String label) {
        return Arrays.stream(values())
                .filter(kind -> kind.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "expected gateway, gateway-h3 or production but was '%s'".formatted(label)));
    }

    /** The configuration of its proxy, below the folder of all. */
    String proxyConfig() {
        return proxyConfig;
    }

    boolean allows(EdgeKind edge) {
        return edge.isOurs() || edge == proxy;
    }

    /** Whether an authentication service is asked, and Redis is the second tier of the server's cache. */
    boolean authenticates() {
        return this == PRODUCTION;
    }

    /** The name that people use. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
