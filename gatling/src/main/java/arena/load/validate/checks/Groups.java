package arena.load.validate.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

/** All groups in the order in which they run, and which of them a set of profiles needs. */
public final class Groups {

    /** No profile of the catalogue, but an entry can ask for it in its meta.json. */
    public static final String TLS_CHECK = "tls_check";

    /** What is asserted of any entry before the rest. */
    public static final Class<?> GENERAL = GeneralChecks.class;

    private static final Class<?> LAST = RunChecks.class;

    private static final List<Class<?>> BY_PROFILE = List.of(
            BaselineChecks.class,
            FragmentChecks.class,
            SplitChecks.class,
            PipelineChecks.class,
            DelayChecks.class,
            JsonCompChecks.class,
            JsonTlsChecks.class,
            EchoChecks.class,
            BaselineH2Checks.class,
            BaselineH2cChecks.class,
            JsonH2cChecks.class,
            ReloadedTlsChecks.class,
            StaticChecks.class,
            FollowsDiskChecks.class,
            StaticH2Checks.class,
            BaselineH3Checks.class,
            StaticH3Checks.class,
            AsyncDbChecks.class,
            FortunesChecks.class,
            GrpcChecks.class,
            GrpcTlsChecks.class,
            WebSocketChecks.class,
            GatewayChecks.class,
            GatewayH3Checks.class,
            ProductionChecks.class);

    /** Judge a stack of programs, and so can't be had together with the others or each other. */
    private static final List<Class<?>> OF_STACKS =
            List.of(GatewayChecks.class, GatewayH3Checks.class, ProductionChecks.class);

    private Groups() {}

    /** Ids of all profiles that there are assertions for. */
    public static SequencedSet<String> profiles() {
        return profiles(BY_PROFILE);
    }

    /** Ids of those that are run as a stack of programs. */
    public static SequencedSet<String> stacks() {
        return profiles(OF_STACKS);
    }

    private static SequencedSet<String> profiles(List<Class<?>> groups) {
        return groups.stream()
                .flatMap(group -> Arrays.stream(of(group).profiles()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The classes that judge an entry with these profiles. */
    public static List<Class<?>> judging(Collection<String> profiles) {
        List<Class<?>> classes = new ArrayList<>(List.of(GENERAL));
        BY_PROFILE.stream()
                .filter(group -> Arrays.stream(of(group).profiles()).anyMatch(profiles::contains))
                .forEach(classes::add);
        classes.add(LAST);
        return List.copyOf(classes);
    }

    /** What a class of assertions says of itself. */
    public static Group of(Class<?> testClass) {
        return testClass.getAnnotation(Group.class);
    }
}
