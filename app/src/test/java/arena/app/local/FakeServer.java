package arena.app.local;

import java.util.List;
import java.util.stream.Stream;

/** Stands in for the server: says what it was given, and then waits for a signal or ends with the code it was told. */
final class FakeServer {
    private FakeServer() {}

    public static void main(String[] arguments) throws InterruptedException {
        var out = new Progress(System.out);
        Stream.of("ARENA_DATA", "ARENA_CERTS", "ARENA_PORT", "ARENA_FLAVOUR", "DATABASE_URL", "DATABASE_MAX_CONN")
                .forEach(variable -> out.say(variable + "=" + System.getenv(variable)));
        out.say("arguments=" + List.of(arguments));
        if ("edge".equals(System.getenv("ARENA_ROLE"))) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> out.say("bye")));
        }
        out.say("serving");
        if (arguments.length >= 2 && arguments[0].equals("exit")) {
            System.exit(Integer.parseInt(arguments[1]));
        }
        Thread.currentThread().join();
    }
}
