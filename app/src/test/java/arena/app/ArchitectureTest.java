package arena.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may depend on whom. */
@AnalyzeClasses(packages = "arena.app", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** ArchUnit's own option of this kind knows only the usual folders, and a quick build has others. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("test-classes");
        }
    }

    private static final String LOCAL = "arena.app.local..";

    /** Has the server's own code judge variables before anything is started. */
    private static final String CHECK = "arena.app.local.EnvironmentCheck";

    @ArchTest
    static final ArchRule noConcernNeedsAnother =
            slices().matching("arena.app.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule onlyTheTopWires = noClasses()
            .that()
            .resideInAPackage("arena.app.*..")
            .and()
            .doNotHaveFullyQualifiedName(CHECK)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("arena.app");

    /** But for the check of variables before a start, and for the class that .dockerignore lets into the image's build. */
    @ArchTest
    static final ArchRule localStackNeedsNothingOfTheServer = noClasses()
            .that()
            .resideInAPackage(LOCAL)
            .and()
            .doNotHaveFullyQualifiedName(CHECK)
            .should()
            .dependOnClassesThat(resideInAPackage("arena..")
                    .and(not(resideInAPackage(LOCAL)))
                    .and(not(name("arena.profiles.wire.FreePort"))));

    @ArchTest
    static final ArchRule serverNeedsNothingOfTheLocalStack = noClasses()
            .that()
            .resideOutsideOfPackage(LOCAL)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(LOCAL);

    @ArchTest
    static final ArchRule nothingReachesIntoVertx = noClasses()
            .that()
            .resideInAPackage("arena..")
            .and()
            .doNotHaveFullyQualifiedName("arena.app.listen.UnpooledReads")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.vertx..impl..", "io.vertx..internal..");

    @ArchTest
    static final ArchRule nettyIsForTheDecoderAndTheLocalStack = noClasses()
            .that()
            .resideInAPackage("arena..")
            .and()
            .resideOutsideOfPackage(LOCAL)
            .and()
            .haveNameNotMatching("arena\\.app\\.listen\\."
                    + "(MalformedRequestHandler|UnknownVersionException|FailedConnections|UnpooledReads)(\\$.*)?")
            .and()
            .haveNameNotMatching("arena\\.app\\.tls\\.(TlsEngine|Resumption|TicketKeys)(\\$.*)?")
            .and()
            .doNotHaveFullyQualifiedName("arena.app.loop.QuicLibrary")
            .and()
            .haveNameNotMatching("arena\\.app\\.loop\\.(LoopTransport|EventLoops|ConnectionWatch|GuardedConnection"
                    + "|UpgradeIgnorer|WriteGatherer|FlushBeforeClose)(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..");

    @ArchTest
    static final ArchRule nobodySleeps = noClasses()
            .that()
            .resideInAPackage("arena..")
            .should()
            .callMethodWhere(target(owner(assignableTo(Thread.class))).and(target(name("sleep"))));

    @ArchTest
    static final ArchRule onlyTheLocalStackPrints = noClasses()
            .that()
            .resideInAPackage("arena..")
            .and()
            .resideOutsideOfPackage(LOCAL)
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
