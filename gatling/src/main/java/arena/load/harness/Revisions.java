package arena.load.harness;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Other revisions of the repository, each in a worktree of its own below {@code target}, where the next comparison finds it
 * built. Confined to one thread.
 *
 * @see TargetSpec.Revision
 */
final class Revisions {

    private static final List<String> BUILD =
            List.of("mvn", "-B", "-ntp", "-q", "-Dquick", "-Dmaven.test.skip=true", "-pl", "app", "-am", "package");

    private final Path root;
    private final ChildProcesses children;
    private final Map<String, Path> ready = new HashMap<>();

    Revisions(Path root, ChildProcesses children) {
        this.root = root;
        this.children = children;
    }

    /**
     * The folder of this revision, built.
     *
     * @throws HarnessException if there is no such revision, or if it does not build
     */
    Path checkout(String revision) {
        return ready.computeIfAbsent(revision, this::build);
    }

    private Path build(String revision) {
        String commit = Command.output(
                        root, "git", "rev-parse", "--verify", "--quiet", "--short=12", revision + "^{commit}")
                .orElseThrow(() -> new HarnessException("rev:" + revision + ": there is no such revision"));
        Path folder = root.resolve("target/revisions").resolve(commit);
        if (!Files.exists(folder)
                && Command.output(root, "git", "worktree", "add", "--detach", folder.toString(), commit)
                        .isEmpty()) {
            throw new HarnessException("rev:" + revision + ": git makes no worktree " + folder);
        }
        if (!Files.exists(folder.resolve("app/target/quick/arena-app.jar"))) {
            make(revision, folder);
        }
        return folder;
    }

    private void make(String revision, Path folder) {
        Path log = folder.resolve("build.log");
        Process maven = children.start(new ProcessBuilder(BUILD)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        try {
            if (maven.waitFor() != 0) {
                throw new HarnessException("rev:" + revision + ": it does not build, see " + log);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }
}
