package arena.load.validate;

import arena.load.validate.checks.Checks;
import arena.load.validate.checks.Group;
import arena.load.validate.checks.Groups;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** All assertions as text, with the profiles that they are for. */
public final class AssertionList {

    private AssertionList() {}

    /** A line for each. */
    public static String text() {
        return Groups.judging(Groups.profiles()).stream()
                .flatMap(AssertionList::assertions)
                .sorted(Comparator.comparingInt(AssertionList::number))
                .map(AssertionList::line)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<Method> assertions(Class<?> group) {
        return Arrays.stream(group.getDeclaredMethods()).filter(method -> method.isAnnotationPresent(Checks.class));
    }

    private static int number(Method method) {
        return method.getAnnotation(Checks.class).value();
    }

    private static String line(Method method) {
        Group group = Groups.of(method.getDeclaringClass());
        String profiles = group.profiles().length == 0 ? "every profile" : String.join(", ", group.profiles());
        String name = method.getAnnotation(DisplayName.class).value();
        return String.format(Locale.ROOT, "%3d %-14s %s (%s)", number(method), group.value(), name, profiles);
    }
}
