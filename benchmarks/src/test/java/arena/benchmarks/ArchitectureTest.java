package arena.benchmarks;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.regex.Pattern;

/** Rules for this module's classes, which stand in the packages of what they measure. */
@AnalyzeClasses(packages = "arena", importOptions = ArchitectureTest.MainCode.class)
class ArchitectureTest {

    /** Of this module alone, and without what JMH writes. */
    static final class MainCode implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return location.matches(Pattern.compile(".*/benchmarks/target/(quick/)?classes/.*"))
                    && !location.contains("jmh_generated");
        }
    }

    @ArchTest
    static void thereIsSomethingToJudge(JavaClasses all) {
        classes().that().haveSimpleName("HandlerBenchmark").should().bePublic().check(all);
    }

    @ArchTest
    static final ArchRule nothingReachesIntoVertx =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("io.vertx..impl..", "io.vertx..internal..");

    @ArchTest
    static final ArchRule onlyBenchmarksAndTheirHarnessKnowJmh = noClasses()
            .that()
            .resideOutsideOfPackage("arena.benchmarks")
            .and()
            .haveSimpleNameNotEndingWith("Benchmark")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.openjdk.jmh..");

    @ArchTest
    static final ArchRule nettyIsForTheServerWithoutSockets = noClasses()
            .that()
            .resideOutsideOfPackages("arena.app", "arena.app.loop")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty..");

    @ArchTest
    static final ArchRule nobodySleeps = noClasses()
            .should()
            .callMethodWhere(target(owner(assignableTo(Thread.class))).and(target(name("sleep"))));
}
