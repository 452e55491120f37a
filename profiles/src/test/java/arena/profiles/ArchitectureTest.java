package arena.profiles;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may depend on whom. */
@AnalyzeClasses(packages = "arena.profiles", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** ArchUnit's own option of this kind knows only the usual folders, and a quick build has others. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("test-classes");
        }
    }

    private static final DescribedPredicate<JavaClass> CATALOGUE = resideInAPackage("arena.profiles")
            .or(simpleNameEndingWith("Profiles"))
            .or(simpleNameEndingWith("ProductionRequests"))
            .as("the catalogue");

    /** Shared by the endpoints, so that none needs another. */
    private static final String[] SHARED = {
        "arena.profiles",
        "arena.profiles.http..",
        "arena.profiles.text..",
        "arena.profiles.sql..",
        "arena.profiles.cache.."
    };

    @ArchTest
    static final ArchRule catalogueNeedsOnlyTheJdk = classes()
            .that(CATALOGUE)
            .should()
            .onlyDependOnClassesThat(
                    resideInAnyPackage("java..", "org.jspecify..").or(CATALOGUE));

    @ArchTest
    static final ArchRule judgeOfAnswersNeedsNoServer = noClasses()
            .that()
            .resideInAPackage("arena.profiles.check..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.vertx..", "io.netty..");

    @ArchTest
    static final ArchRule wireNeedsOnlyTheJdk = classes()
            .that()
            .resideInAPackage("arena.profiles.wire..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "arena.profiles.wire..");

    @ArchTest
    static final ArchRule noEndpointNeedsAnother = slices().matching("arena.profiles.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(alwaysTrue(), resideInAnyPackage(SHARED));

    @ArchTest
    static final ArchRule nothingReachesIntoVertx =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("io.vertx..impl..", "io.vertx..internal..");
}
