package arena.load.report;

import arena.load.harness.BenchResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The files that a bench run leaves: {@code results.json} and {@code index.html}.
 *
 * @param folder must exist
 */
public record ResultFiles(Path folder) {

    public Path page() {
        return folder.resolve("index.html");
    }

    /** Writes both anew; whoever reads them meanwhile, or is interrupted, finds the old or the new, never a half. */
    public void write(BenchResult result) {
        replace(folder.resolve("results.json"), ResultsJson.of(result, folder));
        replace(page(), ResultsPage.of(result, folder));
    }

    private static void replace(Path file, String content) {
        try {
            Path draft = Files.writeString(file.resolveSibling(file.getFileName() + ".new"), content);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
