package arena.load.profile;

/** A part of what serves a request. What belongs to it is told by {@link LayerRules}. */
public enum Layer {
    KERNEL("kernel, system calls"),
    TRANSPORT("Netty transport"),
    CODEC("Netty codecs"),
    TLS("TLS"),
    VERTX("Vert.x"),
    OURS("our code (arena.*)"),
    CONTENT("JSON, templates, compression"),
    DATABASE("database and Redis clients"),
    /** Compiling, collecting garbage, and what else the JVM does by itself or for whoever calls it. */
    JVM("JVM: garbage collector, compiler"),
    OTHER("anything else");

    private final String title;

    Layer(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
