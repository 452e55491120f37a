package arena.load.harness;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A server that runs, as the harness sees it.
 *
 * @param name unique within a record
 * @param kind such as own or running
 * @param checkout that it was built from, if it was built here
 * @param data its data folder, if that is known: answers are compared with what is in it
 */
public record Target(String name, String kind, Server server, Optional<Path> checkout, Optional<Path> data) {

    /** One that was there before. */
    public static Target running(String name, Server server, Optional<Path> data) {
        return new Target(name, "running", server, Optional.empty(), data);
    }

    /** One that was started from the checkout that this was built in. */
    public static Target own(String name, Server server, Optional<Path> data) {
        return new Target(name, "own", server, Optional.of(Facts.ownFolder()), data);
    }

    /** Nothing is written into the folder of a server that somebody else started. */
    void addLongFile() {
        if (server.log().isPresent()) {
            data.filter(folder -> Files.isDirectory(folder.resolve("static"))).ifPresent(LongFile::addTo);
        }
    }

    /** Those of what stands in front of the server, if something does. */
    Optional<ServerProcesses> edge() {
        return server.log().flatMap(Stack::edgeProcess).map(ServerProcesses::new);
    }

    /** The process of the server itself, whatever stands around it. */
    Optional<Long> serverPid() {
        return edge().isPresent()
                ? server.log().flatMap(Stack::serverProcess)
                : server.pid().stream().boxed().findFirst();
    }

    Optional<ServerProcesses> processes() {
        return server.pid().isPresent()
                ? Optional.of(new ServerProcesses(server.pid().getAsLong()))
                : Optional.empty();
    }
}
