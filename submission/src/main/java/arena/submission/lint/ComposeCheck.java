package arena.submission.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** That each compose profile has its file, with the right services, each of which is set up as the arena wants. */
final class ComposeCheck implements Check {

    private static final Map<String, String> LIMITS = Map.of("memlock", "-1/-1", "nofile", "1048576/1048576");

    private static final Pattern MOUNTED = Pattern.compile("(\\$\\{?(CERTS_DIR|DATA_DIR)\\}?|\\.)(/[^:]*)?:.*");
    private static final Pattern CONTEXT = Pattern.compile("\\.|\\./[a-z0-9-]+/?|\\.\\./_shared/authsvc/?");
    private static final String REPOSITORY = "../..";

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (ComposeProfile profile : ComposeProfile.values()) {
            boolean subscribed = subject.meta().tests().contains(profile.id());
            Optional<String> text = subject.entry().text(profile.file());
            if (subscribed != text.isPresent()) {
                String what = subscribed ? "missing, for " + profile.id() : profile.id() + " is not subscribed to";
                findings.add(new Finding(Rule.COMPOSE_FILE, profile.file(), what));
            } else if (subscribed
                    && text.flatMap(yaml -> Stack.parse(profile, yaml)).isEmpty()) {
                findings.add(new Finding(Rule.COMPOSE_FILE, profile.file(), "no YAML with services"));
            }
        }
        for (Stack stack : Stack.of(subject)) {
            List<String> names = stack.services().keySet().stream().sorted().toList();
            if (!names.equals(stack.profile().services())) {
                String what = names + " instead of " + stack.profile().services();
                findings.add(new Finding(Rule.SERVICES, stack.profile().file(), what));
            }
            stack.withEach((where, service) -> {
                findings.addAll(limits(where, service));
                findings.addAll(paths(subject, where, service));
                findings.addAll(program(subject, where, service));
            });
        }
        return findings;
    }

    private static List<Finding> limits(String where, Service service) {
        List<Finding> findings = new ArrayList<>();
        if (!service.text("network_mode").equals("host")) {
            findings.add(new Finding(Rule.SERVICE_LIMITS, where, "network_mode is not host"));
        }
        if (service.texts("security_opt").stream().noneMatch(option -> option.matches("seccomp[:=]unconfined"))) {
            findings.add(new Finding(Rule.SERVICE_LIMITS, where, "security_opt lacks seccomp:unconfined"));
        }
        LIMITS.forEach((limit, value) -> {
            if (!value.equals(service.limits().get(limit))) {
                findings.add(new Finding(Rule.SERVICE_LIMITS, where, "ulimits: " + limit + " is not " + value));
            }
        });
        return findings;
    }

    private static List<Finding> paths(Subject subject, String where, Service service) {
        List<Finding> findings = new ArrayList<>();
        for (String volume : service.volumes()) {
            if (!MOUNTED.matcher(volume).matches()) {
                findings.add(new Finding(Rule.HOST_PATH, where, "volumes: " + volume));
            }
        }
        service.build()
                .filter(build -> !CONTEXT.matcher(build.context()).matches() && !isOurs(subject, build))
                .ifPresent(build -> findings.add(new Finding(Rule.HOST_PATH, where, "build: " + build.context())));
        return findings;
    }

    /** Whether this builds the entry's own image. */
    static boolean isOurs(Subject subject, Service.Build build) {
        String path = build.context().startsWith(REPOSITORY)
                ? "frameworks/" + subject.entry().name() + "/Dockerfile"
                : "Dockerfile";
        boolean ourContext = build.context().matches("\\./?") || build.context().startsWith(REPOSITORY);
        return ourContext && build.dockerfile().equals(path);
    }

    private static List<Finding> program(Subject subject, String where, Service service) {
        List<Finding> findings = new ArrayList<>();
        service.image()
                .filter(image -> !Images.isPinned(image))
                .ifPresent(image -> findings.add(new Finding(Rule.FLOATING_TAG, where, "image: " + image)));
        String flavour = service.environment()
                .getOrDefault("ARENA_FLAVOUR", subject.entryClass().flavour());
        if (!flavour.equals(subject.entryClass().flavour())) {
            findings.add(new Finding(Rule.FLAVOUR, where, "ARENA_FLAVOUR: " + flavour));
        }
        return findings;
    }
}
