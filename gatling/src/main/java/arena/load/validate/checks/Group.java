package arena.load.validate.checks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** A class of assertions that go together, and for whom they are. */
@ExtendWith(SessionParameters.class)
@TestMethodOrder(ByNumber.class)
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Group {

    /** Heading in reports; several classes may share one. */
    String value();

    /** Ids of the profiles whose entries are judged by it; none means every entry. */
    String[] profiles() default {};
}
