package arena.submission.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a Dockerfile says, as far as it is judged. Immutable.
 *
 * @param instructions in order, continued lines joined, comments left out
 */
record Dockerfile(List<Instruction> instructions) {

    private static final Pattern CONTINUATION = Pattern.compile("\\\\[ \\t]*\\n");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /**
     * One of its instructions.
     *
     * @param keyword in capital letters
     */
    record Instruction(String keyword, String arguments) {

        /** The arguments that are no options. */
        List<String> words() {
            return Stream.of(SPACE.split(arguments))
                    .filter(word -> !word.startsWith("--"))
                    .toList();
        }

        boolean hasOption(String option) {
            return Stream.of(SPACE.split(arguments)).anyMatch(word -> word.startsWith(option + "="));
        }
    }

    Dockerfile {
        instructions = List.copyOf(instructions);
    }

    static Dockerfile parse(String text) {
        String uncommented = text.lines()
                .filter(line -> !line.stripLeading().startsWith("#"))
                .reduce("", (left, right) -> left + right + "\n");
        List<Instruction> instructions = CONTINUATION
                .matcher(uncommented)
                .replaceAll(" ")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(Dockerfile::instruction)
                .toList();
        return new Dockerfile(instructions);
    }

    private static Instruction instruction(String line) {
        String[] parts = SPACE.split(line, 2);
        return new Instruction(parts[0].toUpperCase(Locale.ROOT), parts.length > 1 ? parts[1] : "");
    }

    List<Instruction> all(String keyword) {
        return instructions.stream()
                .filter(instruction -> instruction.keyword().equals(keyword))
                .toList();
    }

    /** The images that it starts from, not those that are stages of its own. */
    List<String> baseImages() {
        List<String> stages = new ArrayList<>();
        List<String> images = new ArrayList<>();
        for (Instruction from : all("FROM")) {
            List<String> words = from.words();
            String image = resolved(words.getFirst());
            if (!stages.contains(image) && !image.equals("scratch")) {
                images.add(image);
            }
            if (words.size() > 2) {
                stages.add(words.get(2));
            }
        }
        return images;
    }

    /** The image that the last stage stands on, through stages of its own. */
    Optional<String> runtimeImage() {
        Map<String, String> stages = new HashMap<>();
        Optional<String> last = Optional.empty();
        for (Instruction from : all("FROM")) {
            List<String> words = from.words();
            String image = resolved(words.getFirst());
            String base = stages.getOrDefault(image, image);
            if (words.size() > 2) {
                stages.put(words.get(2), base);
            }
            last = Optional.of(base);
        }
        return last;
    }

    /** The default of an argument. */
    Optional<String> argument(String name) {
        return all("ARG").stream()
                .map(Instruction::arguments)
                .filter(argument -> argument.startsWith(name + "="))
                .map(argument -> argument.substring(name.length() + 1))
                .findFirst();
    }

    /** A text with the arguments' defaults in place of their names. */
    String resolved(String text) {
        String result = text;
        for (Instruction argument : all("ARG")) {
            String[] parts = argument.arguments().split("=", 2);
            if (parts.length == 2) {
                result = result.replace("${" + parts[0] + "}", parts[1]).replace("$" + parts[0], parts[1]);
            }
        }
        return result;
    }
}
