package arena.load.validate;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Readiness;
import arena.load.validate.checks.SessionParameters;
import arena.load.validate.client.ClientProgram;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.reporting.legacy.xml.LegacyXmlReportGeneratingListener;

/** A run of the validator. It runs once; it may be interrupted, and asked how far it has got, by other threads. */
public final class Validation {

    /** Only what is registered here takes part, whatever else is on the class path or in system properties. */
    private static final LauncherConfig ALONE = LauncherConfig.builder()
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .build();

    private final Arena arena;
    private final List<String> profiles;
    private final ClientProgram client;
    private final Interruption interruption = new Interruption();
    private final Recorder recorder;

    /**
     * @param arena the server to judge
     * @param profiles of the entry that it is to pass for
     * @param client speaks HTTP/2 and HTTP/3; it stays open
     * @param progress gets what came of each class of assertions
     */
    public Validation(Arena arena, Collection<String> profiles, ClientProgram client, Consumer<Outcomes> progress) {
        this.arena = arena;
        this.profiles = List.copyOf(profiles);
        this.client = client;
        this.recorder = new Recorder(progress, interruption);
    }

    /**
     * Makes the assertions, one after the other. If the server is not ready, that alone is judged; if it does not listen at
     * some of its ports, those about the others are made.
     *
     * @param report folder that gets an XML file as JUnit writes it
     */
    public Outcomes run(Path report) {
        Readiness readiness = Readiness.await(arena, client, profiles);
        var xml = new LegacyXmlReportGeneratingListener(report, new PrintWriter(Writer.nullWriter()));
        try (LauncherSession session = LauncherFactory.openSession(ALONE)) {
            SessionParameters.put(session, arena, client, readiness, recorder);
            session.getLauncher()
                    .execute(LauncherExecutionRequestBuilder.request(request(readiness))
                            .listeners(recorder, xml)
                            .cancellationToken(interruption.token())
                            .build());
        }
        return recorder.outcomes();
    }

    /** From now on nothing is judged any more: who interrupts a run takes its server away, more often than not. */
    public void interrupt() {
        interruption.interrupt();
    }

    public boolean isInterrupted() {
        return interruption.isInterrupted();
    }

    /** What has come out up to now. */
    public Outcomes outcomes() {
        return recorder.outcomes();
    }

    private LauncherDiscoveryRequest request(Readiness readiness) {
        boolean nothingToJudge =
                readiness.problem().isPresent() && readiness.reachable().isEmpty();
        List<Class<?>> groups = nothingToJudge ? List.of(Groups.GENERAL) : Groups.judging(readiness.reachable());
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(groups.stream().map(group -> selectClass(group)).toList())
                .filters(EngineFilter.includeEngines("junit-jupiter"))
                .enableImplicitConfigurationParameters(false)
                .build();
    }
}
