package arena.app.auth;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import java.security.MessageDigest;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The library compares signatures in a time that tells nothing of where they differ. */
class ConstantTimeTest {

    private static final String HELPER = "com.auth0.jwt.algorithms.CryptoHelper";

    @Test
    void comparesByMessageDigest() {
        JavaClasses library = new ClassFileImporter().importPackages("com.auth0.jwt.algorithms");

        classes()
                .that()
                .haveFullyQualifiedName(HELPER)
                .should(ArchCondition.from(DescribedPredicate.describe(
                        "compare by MessageDigest.isEqual",
                        helper -> helper.getMethodCallsFromSelf().stream()
                                .map(JavaCall::getTarget)
                                .anyMatch(target -> target.getName().equals("isEqual")
                                        && target.getOwner().isEquivalentTo(MessageDigest.class)))))
                .check(library);
        noClasses()
                .should()
                .callMethod(Arrays.class, "equals", byte[].class, byte[].class)
                .check(library);
    }
}
