package arena.load;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import arena.load.report.Terminal;
import arena.load.simulation.ProfileSimulation;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "arena.load", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** ArchUnit's own option of this kind knows only the usual folders, and a quick build has others. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("test-classes");
        }
    }

    @ArchTest
    static final ArchRule theServerIsAProcessAndNotALibrary =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("arena.app..", "io.vertx..", "io.netty..");

    @ArchTest
    static final ArchRule simulationsKnowNothingOfTheHarness = noClasses()
            .that()
            .resideInAPackage("..simulation..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..harness..", "..report..");

    @ArchTest
    static final ArchRule theHarnessDoesNotReport = noClasses()
            .that()
            .resideInAPackage("..harness..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("..report..");

    @ArchTest
    static final ArchRule whatTheValidatorDoesToAServerKnowsNoAssertion = noClasses()
            .that()
            .resideInAPackage("..validate.client..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..validate", "..validate.checks..", "org.junit..");

    @ArchTest
    static final ArchRule assertionsKnowNothingOfWhoRunsThem = noClasses()
            .that()
            .resideInAPackage("..validate.checks..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..validate", "..harness..", "..report..");

    @ArchTest
    static final ArchRule onlyTheTerminalPrints = noClasses()
            .that()
            .areNotAssignableTo(Terminal.class)
            .and()
            .areNotAssignableTo(ProfileSimulation.class) // whose output is a pipe to the harness
            .should()
            .accessField(System.class, "out");

    @ArchTest
    static final ArchRule nobodySleeps = noClasses().should().callMethod(Thread.class, "sleep", long.class);
}
