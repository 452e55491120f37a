package arena.load.validate.checks;

import java.util.Comparator;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/** Assertions run in the order of the list, where the later ones build on the earlier ones. */
final class ByNumber implements MethodOrderer {

    @Override
    public void orderMethods(MethodOrdererContext context) {
        context.getMethodDescriptors().sort(Comparator.comparingInt(ByNumber::number));
    }

    private static int number(MethodDescriptor method) {
        return method.findAnnotation(Checks.class).map(Checks::value).orElse(0);
    }
}
