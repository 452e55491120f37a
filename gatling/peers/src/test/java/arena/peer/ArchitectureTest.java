package arena.peer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

@AnalyzeClasses(packages = "arena.peer", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** ArchUnit's own option of this kind knows only the usual folders, and a quick build has others. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("test-classes");
        }
    }

    @ArchTest
    static final ArchRule aPeerIsNotMadeOfOurServer = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "belong to our server",
                    type -> type.getPackageName().startsWith("arena.")
                            && !type.getPackageName().startsWith("arena.peer")
                            && !type.getPackageName().equals("arena.profiles.getsum.generated")));

    @ArchTest
    static final ArchRule peersAreIndependent = SlicesRuleDefinition.slices()
            .matching("arena.peer.(netty|web|plain|jdk)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule nothingReachesIntoVertx =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("io.vertx..impl..", "io.vertx..internal..");

    @ArchTest
    static final ArchRule theProgramIsTheOnlyDoor = classes()
            .that()
            .resideInAPackage("arena.peer")
            .and()
            .arePublic()
            .should()
            .haveSimpleName("Main");
}
