package arena.app.local;

import java.nio.file.Path;

/**
 * Where the parts of a home are, whether they are there or not.
 *
 * @param folder the home itself
 */
record HomePaths(Path folder) {

    Path data() {
        return folder.resolve("data");
    }

    Path certs() {
        return folder.resolve("certs");
    }

    Path postgres() {
        return folder.resolve("postgres");
    }

    /** For what the programs beside the server write. */
    Path stack() {
        return folder.resolve("stack");
    }

    /** A folder that is not there. */
    Path nothing() {
        return folder.resolve("nothing");
    }

    /** Names the server's process, so that the next run finds it if this one is killed. */
    Path serverPid() {
        return folder.resolve("server.pid");
    }
}
