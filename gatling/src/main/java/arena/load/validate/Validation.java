package arena.load.validate;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import arena.load.validate.checks.Arena;
import arena.load.validate.checks.Groups;
import arena.load.validate.checks.Readiness;
import arena.load.validate.checks.SessionParameters;
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
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.reporting.legacy.xml.LegacyXmlReportGeneratingListener;

/**
 * A run of the validator.
 *
 * @param arena the server to judge
 * @param profiles of the entry that it is to pass for
 */
public record Validation(Arena arena, Collection<String> profiles) {

    /** Only what is registered here takes part, whatever else is on the class path or in system properties. */
    private static final LauncherConfig ALONE = LauncherConfig.builder()
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .build();

    public Validation {
        profiles = List.copyOf(profiles);
    }

    /**
     * Makes the assertions, one after the other. If the server is not ready, that alone is judged.
     *
     * @param report folder that gets an XML file as JUnit writes it
     * @param progress gets what came of each class of assertions
     */
    public Outcomes run(Path report, Consumer<Outcomes> progress) {
        Readiness readiness = Readiness.await(arena);
        Recorder recorder = new Recorder(progress);
        var xml = new LegacyXmlReportGeneratingListener(report, new PrintWriter(Writer.nullWriter()));
        try (LauncherSession session = LauncherFactory.openSession(ALONE)) {
            SessionParameters.put(session, arena, readiness, recorder);
            session.getLauncher().execute(request(readiness), recorder, xml);
        }
        return recorder.outcomes();
    }

    private LauncherDiscoveryRequest request(Readiness readiness) {
        List<Class<?>> groups = readiness.problem().isPresent() ? List.of(Groups.GENERAL) : Groups.judging(profiles);
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(groups.stream().map(group -> selectClass(group)).toList())
                .filters(EngineFilter.includeEngines("junit-jupiter"))
                .enableImplicitConfigurationParameters(false)
                .build();
    }
}
