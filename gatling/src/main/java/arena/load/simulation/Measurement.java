package arena.load.simulation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.OptionalLong;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/**
 * What a load generator counted; the file has what a simulation can count.
 *
 * @param measured how long it counted
 * @param failed requests with a wrong answer or none, in the measured phase
 * @param failedInWarmUp the same before it, where Gatling's report does not show them
 * @param bytes that came for all answers, header and body, without TLS, if they were counted
 * @param latencies of the right answers of the measured phase, in nanoseconds; not to be changed any more
 */
public record Measurement(
        Duration measured, long failed, long failedInWarmUp, OptionalLong bytes, Histogram latencies) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Reads what a simulation has written.
     *
     * @throws UncheckedIOException if the file is missing or not what {@link #write} writes
     */
    public static Measurement read(Path file) {
        try {
            JsonNode node = JSON.readTree(Files.readAllBytes(file));
            return new Measurement(
                    Duration.parse(node.path("measured").asText()),
                    node.path("failed").asLong(),
                    node.path("failedInWarmUp").asLong(),
                    OptionalLong.empty(),
                    decoded(node.path("latencies").asText()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read measurement " + file, e);
        } catch (RuntimeException e) {
            // Parsers of numbers, durations and histograms have no exception in common.
            throw new UncheckedIOException("no measurement: " + file, new IOException(e));
        }
    }

    /** Both together, counted in the same time. */
    public Measurement plus(Measurement other) {
        Histogram sum = latencies.copy();
        sum.add(other.latencies);
        boolean known = bytes.isPresent() && other.bytes.isPresent();
        return new Measurement(
                measured,
                failed + other.failed,
                failedInWarmUp + other.failedInWarmUp,
                known ? OptionalLong.of(bytes.getAsLong() + other.bytes.getAsLong()) : OptionalLong.empty(),
                sum);
    }

    /** The latencies in HdrHistogram's compressed encoding, as Base64; histograms of several runs can be added up. */
    public String encodedLatencies() {
        ByteBuffer buffer = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
        int length = latencies.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    void write(Path file) {
        Map<String, Object> fields = Map.of(
                "measured",
                measured.toString(),
                "failed",
                failed,
                "failedInWarmUp",
                failedInWarmUp,
                "latencies",
                encodedLatencies());
        try {
            JSON.writeValue(file.toFile(), fields);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write measurement " + file, e);
        }
    }

    /**
     * The counterpart of {@link #encodedLatencies}.
     *
     * @throws IOException if it is something else
     */
    public static Histogram decoded(String base64) throws IOException {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getDecoder().decode(base64)), 0);
        } catch (DataFormatException | RuntimeException e) {
            throw new IOException("no histogram: " + base64, e);
        }
    }
}
