package arena.load.record;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** A quantity that is measured of a run. */
public enum Metric {
    REQUESTS_PER_SECOND("requestsPerSecond", "requests/s", 1, 0, Better.MORE),
    MEAN("meanMicros", "mean ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    P50("p50Micros", "p50 ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    P90("p90Micros", "p90 ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    P99("p99Micros", "p99 ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    P999("p999Micros", "p99.9 ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    MAX("maxMicros", "max ms", Metric.MICROS_PER_MILLI, 2, Better.LESS),
    /** Header and body, without TLS. */
    BYTES_PER_RESPONSE("bytesPerResponse", "B/response", 1, 0, Better.LESS),
    /** User and system time of all processes of the server. */
    CPU_PER_REQUEST("cpuMicrosPerRequest", "CPU µs/req", 1, 1, Better.LESS),
    USER_CPU_PER_REQUEST("userCpuMicrosPerRequest", "user µs/req", 1, 1, Better.LESS),
    SYSTEM_CPU_PER_REQUEST("systemCpuMicrosPerRequest", "system µs/req", 1, 1, Better.LESS),
    /** User and system time of what stands in front of the server, where there is something. */
    EDGE_CPU_PER_REQUEST("edgeCpuMicrosPerRequest", "edge µs/req", 1, 1, Better.LESS),
    /** Resident at the end of the measured phase. */
    RESIDENT("residentMiB", "RSS MiB", 1, 0, Better.LESS),
    /** The most that was resident since the run began. */
    PEAK_RESIDENT("peakResidentMiB", "peak MiB", 1, 0, Better.LESS),
    /** Of threads that waited for something. */
    VOLUNTARY_SWITCHES("voluntarySwitchesPerRequest", "waits/req", 1, 3, Better.LESS),
    /** Of threads whose time was up. */
    INVOLUNTARY_SWITCHES("involuntarySwitchesPerRequest", "preempted/req", 1, 3, Better.LESS),
    DESCRIPTORS("descriptors", "descriptors", 1, 0, Better.LESS),
    THREADS("threads", "threads", 1, 0, Better.LESS),
    ALLOCATED_PER_REQUEST("allocatedBytesPerRequest", "alloc B/req", 1, 0, Better.LESS),
    SYSTEM_CALLS_PER_REQUEST("systemCallsPerRequest", "syscalls/req", 1, 2, Better.LESS),
    INSTRUCTIONS_PER_REQUEST("instructionsPerRequest", "instr/req", 1, 0, Better.LESS),
    /** Resident memory that idle connections take. */
    MEMORY_PER_CONNECTION("memoryPerConnectionKiB", "KiB/connection", 1, 1, Better.LESS),
    /** Resident memory after the load and a full GC, less that before it. */
    RETAINED("retainedMiB", "retained MiB", 1, 1, Better.LESS);

    private static final double MICROS_PER_MILLI = 1000;

    private final String id;
    private final String title;
    private final double scale;
    private final int digits;
    private final Better better;

    /** Which of two values is the better one. */
    public enum Better {
        MORE,
        LESS
    }

    Metric(String id, String title, double scale, int digits, Better better) {
        this.id = id;
        this.title = title;
        this.scale = scale;
        this.digits = digits;
        this.better = better;
    }

    @JsonCreator
    static Metric named(String id) {
        return Arrays.stream(values())
                .filter(metric -> metric.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("metric: " + id + " (unknown)"));
    }

    /** In files. */
    @JsonValue
    public String id() {
        return id;
    }

    /** With the unit in which people are shown it. */
    public String title() {
        return title;
    }

    public Better better() {
        return better;
    }

    /** The value in the unit of the title. */
    public double shown(double value) {
        return value / scale;
    }

    /** The value as text, the same in every locale. */
    public String text(double value) {
        return String.format(Locale.ROOT, "%,." + digits + "f", shown(value));
    }
}
