package arena.load.report;

import arena.load.record.CostRecord;
import arena.load.record.RecordFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The files that {@code arena cost} leaves beside its recordings and flame graphs.
 *
 * @param folder must exist
 */
public record CostFiles(Path folder) {

    public Path page() {
        return folder.resolve("index.html");
    }

    /** Writes both anew; whoever reads them meanwhile, or is interrupted, finds the old or the new, never a half. */
    public void write(CostRecord record) {
        RecordFile.write(record, folder.resolve(RecordFile.NAME));
        try {
            Path draft = Files.writeString(folder.resolve("index.html.new"), CostPage.of(record));
            Files.move(draft, page(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + page(), e);
        }
    }
}
