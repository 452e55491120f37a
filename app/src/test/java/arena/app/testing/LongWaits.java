package arena.app.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Lets tests wait longer for a condition than they would by default: what comes true late on a busy machine is no fault,
 * and what never does fails all the same. A test of how long something takes says its limit itself.
 */
public final class LongWaits implements LauncherSessionListener {

    private static final Duration LIMIT = Duration.ofSeconds(40);

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Awaitility.setDefaultTimeout(LIMIT);
    }
}
