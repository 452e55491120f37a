package arena.client;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "arena.client", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** ArchUnit's own option of this kind knows only the usual folders, and a quick build has others. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("test-classes");
        }
    }

    @ArchTest
    static final ArchRule knowsNothingOfTheProject = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("arena.app..", "arena.load..", "arena.profiles..");

    @ArchTest
    static final ArchRule nothingReachesIntoVertx =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("io.vertx..impl..", "io.vertx..internal..");

    @ArchTest
    static final ArchRule theProgramIsTheOnlyDoor =
            classes().that().arePublic().should().haveSimpleName("ClientMain");
}
