package arena.app;

import arena.app.listen.ListenerException;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * Ports that nobody has named. One is free when it is chosen, and may be another process's before it is open: then others are
 * chosen.
 */
final class ChosenPorts {

    private static final System.Logger LOG = System.getLogger(ChosenPorts.class.getName());

    private static final int TRIES = 3;

    private ChosenPorts() {}

    /**
     * Starts something that listens, and again, up to three times, if it has lost a port.
     *
     * @param named whether a port was asked for by its number; such a one is not given up
     * @param start chooses ports anew each time, and leaves nothing behind when it fails
     * @throws ListenerException the last one
     */
    static Service open(IntPredicate named, Supplier<Service> start) {
        for (int tries = 1; ; tries++) {
            try {
                return start.get();
            } catch (ListenerException lost) {
                if (tries == TRIES || lost.port() == 0 || named.test(lost.port())) {
                    throw lost;
                }
                LOG.log(System.Logger.Level.INFO, "{0}: others are chosen", lost.getMessage());
            }
        }
    }
}
