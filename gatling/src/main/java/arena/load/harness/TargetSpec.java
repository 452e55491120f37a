package arena.load.harness;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A server that is to be compared, as the command line names it. */
public sealed interface TargetSpec {

    /** The flavours of our own server, from the least that it allows itself to the most. */
    List<String> FLAVOURS = List.of("standard", "tuned", "engine");

    /** The names of the peers, as {@code arena-peer} knows them. */
    String PEERS = "netty, vertx-web, vertx-plain, jdk";

    /** What can stand in front of it: our own, over HTTP/1.1 or HTTP/2 to the server, and those of the entries. */
    List<String> EDGES = List.of("vertx", "vertx-h2c", "nginx", "caddy");

    /** Unique within a comparison. */
    String name();

    /**
     * Our own, from the checkout that this was built in.
     *
     * @param jvmOptions a file of options for its JVM, instead of the flavour's
     */
    record Own(String flavour, Optional<Path> jvmOptions) implements TargetSpec {

        @Override
        public String name() {
            return flavour + jvmOptions.map(file -> "@" + file).orElse("");
        }
    }

    /**
     * Our own in a stack with another edge than it is submitted with.
     *
     * @param edge as {@code arena run} calls it
     */
    record Behind(String flavour, String edge) implements TargetSpec {

        @Override
        public String name() {
            return flavour + "@" + edge;
        }
    }

    /** One of the servers that are written to be compared with. */
    record Peer(String peer) implements TargetSpec {

        @Override
        public String name() {
            return "peer:" + peer;
        }
    }

    /** nginx, with the same files and certificate. */
    record Nginx() implements TargetSpec {

        @Override
        public String name() {
            return "nginx";
        }
    }

    /** One that runs already, at the arena's ports or with a port of its own for HTTP/1.1. */
    record Running(URI url) implements TargetSpec {

        @Override
        public String name() {
            return url.toString();
        }
    }

    /** Our own, from another revision of the repository. */
    record Revision(String revision, String flavour) implements TargetSpec {

        @Override
        public String name() {
            return "rev:" + revision + ":" + flavour;
        }
    }

    /** A container image that is started as the arena starts it. */
    record Image(String image) implements TargetSpec {

        @Override
        public String name() {
            return "image:" + image;
        }
    }

    /**
     * Reads what the command line says.
     *
     * @throws IllegalArgumentException if it is none of these; the message says what can be said
     */
    static TargetSpec parse(String text) {
        int at = text.indexOf('@');
        String flavour = at < 0 ? text : text.substring(0, at);
        if (FLAVOURS.contains(flavour) && EDGES.contains(text.substring(at + 1))) {
            return new Behind(flavour, text.substring(at + 1));
        }
        if (FLAVOURS.contains(flavour) && at != text.length() - 1) {
            return new Own(flavour, at < 0 ? Optional.empty() : Optional.of(Path.of(text.substring(at + 1))));
        }
        if (text.equals("nginx")) {
            return new Nginx();
        }
        if (text.startsWith("http://")) {
            return new Running(URI.create(text));
        }
        return after("peer:", text)
                .<TargetSpec>map(Peer::new)
                .or(() -> after("image:", text).map(Image::new))
                .or(() -> after("rev:", text).map(TargetSpec::revision))
                .orElseThrow(() -> new IllegalArgumentException("target: " + text + " (expected: "
                        + String.join(", ", FLAVOURS)
                        + ", each also as FLAVOUR@EDGE (" + String.join(", ", EDGES)
                        + "), nginx, peer:NAME, image:NAME, rev:REVISION[:FLAVOUR], http://HOST:PORT or"
                        + " FLAVOUR@FILE with other options of the JVM)"));
    }

    private static Revision revision(String text) {
        int colon = text.lastIndexOf(':');
        boolean named = colon > 0 && FLAVOURS.contains(text.substring(colon + 1));
        return named
                ? new Revision(text.substring(0, colon), text.substring(colon + 1))
                : new Revision(text, FLAVOURS.getLast());
    }

    private static Optional<String> after(String prefix, String text) {
        return text.startsWith(prefix) && text.length() > prefix.length()
                ? Optional.of(text.substring(prefix.length()))
                : Optional.empty();
    }
}
