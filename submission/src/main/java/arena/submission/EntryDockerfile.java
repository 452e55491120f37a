package arena.submission;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Dockerfile of an entry, made of the project's: of one flavour, since the arena builds it without arguments, and
 * without the stages that carry sample data.
 */
final class EntryDockerfile {

    private static final Pattern STAGE_START = Pattern.compile("(?m)^(?=FROM )");
    private static final Pattern STAGE_NAME = Pattern.compile("FROM \\S+ AS (\\S+)");
    private static final Pattern FLAVOUR = Pattern.compile("(?m)^ARG FLAVOUR=.*$");
    private static final List<String> LOCAL_STAGES = List.of("samples", "local");

    private EntryDockerfile() {}

    /** @throws ProjectException if the project's Dockerfile has no flavour to set */
    static String of(String project, String flavour) {
        List<String> parts = Arrays.asList(STAGE_START.split(project));
        if (!FLAVOUR.matcher(parts.getFirst()).find()) {
            throw new ProjectException("Dockerfile: there is no ARG FLAVOUR before its first stage");
        }
        String stages = parts.stream()
                .skip(1)
                .filter(stage -> !LOCAL_STAGES.contains(name(stage)))
                .collect(Collectors.joining());
        return "# Vert.x Arena, flavour " + flavour + ".\nARG FLAVOUR=" + flavour + "\n\n" + stages;
    }

    private static String name(String stage) {
        Matcher name = STAGE_NAME.matcher(stage);
        return name.lookingAt() ? name.group(1) : "";
    }
}
