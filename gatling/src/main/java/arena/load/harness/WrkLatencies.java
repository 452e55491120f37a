package arena.load.harness;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Latencies as wrk has measured them. Before it hands them to a script, wrk (4.x) adds some that it has not measured: it takes
 * the mean time between two answers on a connection for a schedule, and for each latency n of at least twice that interval
 * adds one of n less the interval, of n less twice the interval, and so on, as long as they are above the interval. Our load has
 * no schedule, and other tools do no such thing, so that they are taken out again: from the longest latency down, each takes
 * back what it has added. Of what is not there, as when wrk has rounded in another way, nothing is taken.
 */
final class WrkLatencies {

    private WrkLatencies() {}

    /**
     * Number of answers by their latency in microseconds.
     *
     * @param corrected the same with what wrk has added
     * @param micros that the load took
     * @param requests that were answered
     */
    static NavigableMap<Long, Long> measured(Map<Long, Long> corrected, long micros, long requests, int connections) {
        NavigableMap<Long, Long> measured = new TreeMap<>(corrected);
        long perConnection = requests / connections;
        if (perConnection == 0) {
            return measured;
        }
        long interval = micros / perConnection;
        for (long latency : measured.tailMap(2 * interval, true).descendingMap().keySet()) {
            long count = measured.getOrDefault(latency, 0L);
            for (long added = latency - interval; count > 0 && added > interval; added -= interval) {
                measured.computeIfPresent(added, (_, there) -> there - count);
            }
        }
        return measured;
    }
}
