package arena.load.harness;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A program that can send the load. */
public enum LoadTool {
    /** Part of this module. Looks into every answer, and costs much more CPU time than the others. */
    GATLING("part of this project"),
    /** HTTP/2 and gRPC with many streams on a connection. Looks at the status, and at the length of what came. */
    H2LOAD("install the package nghttp2-client (Debian, Fedora: nghttp2)"),
    /** HTTP/1.1, pipelined too, as fast as answers come. Looks at the status. */
    WRK("install the package wrk"),
    /** Our own, on the client of Vert.x: HTTP/3, HTTP/2 and gRPC. */
    ARENA_CLIENT("give its command line as --client-command FILE"),
    /** Part of this module: opens connections, sends a request over each, and leaves them idle. */
    IDLE("part of this project");

    private final String remedy;

    LoadTool(String remedy) {
        this.remedy = remedy;
    }

    /** The tool of this name, in lower case and with a hyphen. */
    public static Optional<LoadTool> named(String name) {
        return Arrays.stream(values()).filter(tool -> tool.label().equals(name)).findFirst();
    }

    /** All names, for messages. */
    public static String names() {
        return Arrays.stream(values()).map(LoadTool::label).collect(Collectors.joining(", "));
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What to do where it is missing. */
    String remedy() {
        return remedy;
    }
}
