package arena.load.profile;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What belongs to which layer, by beginnings of names: the longest that fits decides. */
final class LayerRules {

    /** Of Java's classes. */
    private static final List<Map.Entry<String, Layer>> CLASSES = longestFirst(Map.ofEntries(
            Map.entry("io.netty.", Layer.TRANSPORT),
            Map.entry("io.netty.handler.", Layer.CODEC),
            Map.entry("io.netty.handler.codec.compression.", Layer.CONTENT),
            Map.entry("io.netty.handler.ssl.", Layer.TLS),
            Map.entry("io.netty.internal.tcnative.", Layer.TLS),
            Map.entry("sun.security.", Layer.TLS),
            Map.entry("javax.crypto.", Layer.TLS),
            Map.entry("com.sun.crypto.", Layer.TLS),
            Map.entry("io.vertx.", Layer.VERTX),
            Map.entry("io.vertx.core.json.", Layer.CONTENT),
            Map.entry("io.vertx.sqlclient.", Layer.DATABASE),
            Map.entry("io.vertx.pgclient.", Layer.DATABASE),
            Map.entry("io.vertx.redis.", Layer.DATABASE),
            Map.entry("arena.", Layer.OURS),
            Map.entry("com.fasterxml.jackson.", Layer.CONTENT),
            Map.entry("io.jstach.", Layer.CONTENT),
            Map.entry("com.google.protobuf.", Layer.CONTENT),
            Map.entry("java.util.zip.", Layer.CONTENT),
            Map.entry("com.aayushatharva.brotli4j.", Layer.CONTENT)));

    /** Of the files of native libraries. */
    private static final List<Map.Entry<String, Layer>> LIBRARIES = longestFirst(Map.of(
            "libnetty_transport", Layer.TRANSPORT,
            "libnetty_quiche", Layer.TRANSPORT,
            "libnetty_tcnative", Layer.TLS,
            "libzip.", Layer.CONTENT,
            "libz.", Layer.CONTENT,
            "libbrotli", Layer.CONTENT,
            "libjvm.", Layer.JVM));

    /** Classes that belong to none, for whoever calls them could do otherwise. */
    private static final List<String> HELPERS = List.of("io.netty.buffer.", "io.netty.util.");

    private LayerRules() {}

    static Optional<Layer> of(Frame frame) {
        return switch (frame.kind()) {
            case JAVA -> isHelper(frame) ? Optional.empty() : first(CLASSES, frame.owner());
            case NATIVE -> first(LIBRARIES, frame.owner());
            case KERNEL -> Optional.of(Layer.KERNEL);
        };
    }

    static boolean isHelper(Frame frame) {
        return HELPERS.stream().anyMatch(frame.owner()::startsWith);
    }

    private static Optional<Layer> first(List<Map.Entry<String, Layer>> rules, String name) {
        return rules.stream()
                .filter(rule -> name.startsWith(rule.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static List<Map.Entry<String, Layer>> longestFirst(Map<String, Layer> rules) {
        return rules.entrySet().stream()
                .sorted(Comparator.comparingInt(
                                (Map.Entry<String, Layer> rule) -> rule.getKey().length())
                        .reversed())
                .toList();
    }
}
