package arena.load.report;

import arena.load.record.LoadRecord;
import arena.load.record.RecordFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Properties;

/**
 * The files that a measuring command leaves: the record, and the page that is made from it with the library that draws its
 * plots.
 *
 * @param folder must exist
 */
public record RecordFiles(Path folder) {

    private static final String LIBRARY = "echarts.min.js";
    private static final String WEBJAR = "/META-INF/resources/webjars/echarts/%s/dist/" + LIBRARY;
    private static final String WEBJAR_POM = "/META-INF/maven/org.webjars.npm/echarts/pom.properties";
    private static final String CHARTS = "charts.js";

    public Path page() {
        return folder.resolve("index.html");
    }

    /** Writes both anew; whoever reads them meanwhile, or is interrupted, finds the old or the new, never a half. */
    public void write(LoadRecord record) {
        RecordFile.write(record, folder.resolve(RecordFile.NAME));
        writePage(record);
    }

    /** Makes the page alone. */
    public void writePage(LoadRecord record) {
        try {
            copy(CHARTS, CHARTS);
            copy(WEBJAR.formatted(webjarVersion()), LIBRARY);
            Path draft = Files.writeString(folder.resolve("index.html.new"), RecordPage.of(record));
            Files.move(draft, page(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + page(), e);
        }
    }

    private void copy(String resource, String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(RecordFiles.class.getResourceAsStream(resource), resource)) {
            Files.copy(in, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String webjarVersion() throws IOException {
        Properties pom = new Properties();
        try (InputStream in = Objects.requireNonNull(RecordFiles.class.getResourceAsStream(WEBJAR_POM), WEBJAR_POM)) {
            pom.load(in);
        }
        return Objects.requireNonNull(pom.getProperty("version"));
    }
}
