package arena.load.testing;

import java.security.Security;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Lets the JDK speak old TLS, so that tests can have a server that does. Must come before the first use of TLS. */
public final class WeakTls implements LauncherSessionListener {

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Security.setProperty("jdk.tls.disabledAlgorithms", "");
    }
}
