package arena.submission;

import arena.submission.lint.Finding;
import arena.submission.lint.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What a checkout of the arena has changed, as git knows it: that is what a pull request would hold. */
final class Changes {

    private Changes() {}

    /**
     * Changes that are not in the folder of an entry, be they committed since the branch left main or not. A folder without
     * git has none.
     */
    static List<Finding> outside(Path checkout, List<String> entries) {
        if (!Files.exists(checkout.resolve(".git"))) {
            return List.of();
        }
        Set<String> changed = new LinkedHashSet<>();
        Stream.of("origin/main", "main")
                .filter(branch -> !git(checkout, "rev-parse", "--verify", "--quiet", branch)
                        .isEmpty())
                .findFirst()
                .ifPresent(branch -> changed.addAll(git(checkout, "diff", "--name-only", branch + "...HEAD")));
        git(checkout, "status", "--porcelain", "--untracked-files=all").forEach(line -> changed.add(line.substring(3)));
        return changed.stream()
                .filter(path -> entries.stream().noneMatch(entry -> path.startsWith("frameworks/" + entry + "/")))
                .map(path -> new Finding(Rule.OUTSIDE_FOLDER, path, "changed in this checkout"))
                .toList();
    }

    /** The lines that git prints; none where it fails. */
    private static List<String> git(Path folder, String... arguments) {
        String[] command = Stream.concat(
                        Stream.of("git", "-c", "core.quotePath=false", "-C", folder.toString()), Stream.of(arguments))
                .toArray(String[]::new);
        try {
            Process git = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return git.waitFor() == 0 ? output.lines().toList() : List.of();
        } catch (IOException e) {
            throw new ProjectException("Cannot run git in " + folder + ": " + e.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }
}
