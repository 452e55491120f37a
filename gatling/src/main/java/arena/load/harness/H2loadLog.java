package arena.load.harness;

import arena.load.record.ErrorKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * What h2load wrote of each request: when it began, by which status it was answered, how many microseconds that took.
 *
 * @param latencies of the right answers, in nanoseconds
 * @param others answers with another status, by the status; below 0 for none at all
 */
record H2loadLog(Histogram latencies, Map<Integer, Long> others) {

    private static final int SIGNIFICANT_DIGITS = 3;
    private static final int COLUMNS = 3;

    H2loadLog {
        others = Map.copyOf(others);
    }

    /**
     * @param rightStatus that every request is to be answered by
     * @throws IOException if the file cannot be read or is no such log
     */
    static H2loadLog read(Path file, int rightStatus) throws IOException {
        Histogram latencies = new Histogram(SIGNIFICANT_DIGITS);
        Map<Integer, Long> others = new TreeMap<>();
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] columns = line.split("\t", -1);
                if (columns.length < COLUMNS) {
                    throw new IOException("not a log of h2load: " + line);
                }
                int status = Integer.parseInt(columns[1]);
                if (status == rightStatus) {
                    latencies.recordValue(TimeUnit.MICROSECONDS.toNanos(Long.parseLong(columns[2])));
                } else {
                    others.merge(status, 1L, Long::sum);
                }
            }
        } catch (NumberFormatException e) {
            throw new IOException("not a log of h2load: " + file, e);
        }
        return new H2loadLog(latencies, others);
    }

    long right() {
        return latencies.getTotalCount();
    }

    long wrong() {
        return others.values().stream().mapToLong(Long::longValue).sum();
    }

    List<ErrorKind> errors() {
        List<ErrorKind> errors = new ArrayList<>();
        others.forEach(
                (status, count) -> errors.add(new ErrorKind(status < 0 ? "no answer" : "status " + status, count)));
        return errors;
    }
}
