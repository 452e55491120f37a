package arena.load.profile;

import java.util.List;

/** A part of what serves a request. What belongs to it is data: beginnings of class names, and of names of native libraries. */
public enum Layer {
    KERNEL("kernel, system calls", List.of(), List.of()),
    TRANSPORT("Netty transport", List.of("io.netty."), List.of("libnetty_transport", "libnetty_quiche")),
    CODEC("Netty codecs", List.of("io.netty.handler."), List.of()),
    TLS(
            "TLS",
            List.of(
                    "io.netty.handler.ssl.",
                    "io.netty.internal.tcnative.",
                    "sun.security.",
                    "javax.crypto.",
                    "com.sun.crypto."),
            List.of("libnetty_tcnative")),
    VERTX("Vert.x", List.of("io.vertx."), List.of()),
    OURS("our code (arena.*)", List.of("arena."), List.of()),
    CONTENT(
            "JSON, templates, compression",
            List.of(
                    "com.fasterxml.jackson.",
                    "io.vertx.core.json.",
                    "io.jstach.",
                    "com.google.protobuf.",
                    "java.util.zip.",
                    "io.netty.handler.codec.compression.",
                    "com.aayushatharva.brotli4j."),
            List.of("libzip", "libz.", "libbrotli")),
    DATABASE(
            "database and Redis clients",
            List.of("io.vertx.sqlclient.", "io.vertx.pgclient.", "io.vertx.redis."),
            List.of()),
    /** Compiling, collecting garbage, and what else the JVM does by itself or for whoever calls it. */
    JVM("JVM: garbage collector, compiler", List.of(), List.of("libjvm")),
    OTHER("anything else", List.of(), List.of());

    private final String title;
    private final List<String> classes;
    private final List<String> libraries;

    Layer(String title, List<String> classes, List<String> libraries) {
        this.title = title;
        this.classes = classes;
        this.libraries = libraries;
    }

    public String title() {
        return title;
    }

    /** What the names of its classes begin with; the longest that fits any layer decides. */
    List<String> classes() {
        return classes;
    }

    /** What the files of its libraries begin with. */
    List<String> libraries() {
        return libraries;
    }
}
