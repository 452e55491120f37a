package arena.submission.lint;

import arena.submission.entry.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Dockerfile: what it starts from, what it copies, and which flavour it makes. */
final class DockerfileCheck implements Check {

    @Override
    public List<Finding> of(Subject subject) {
        Optional<String> text = subject.entry().text(Entry.DOCKERFILE);
        if (text.isEmpty() && subject.profiles().stream().allMatch(Subject::isCompose)) {
            return List.of();
        }
        if (text.isEmpty()) {
            return List.of(new Finding(Rule.DOCKERFILE, Entry.DOCKERFILE, "there is none"));
        }
        List<Finding> findings = new ArrayList<>();
        for (String path : subject.entry().files().keySet()) {
            if (path.equals(Entry.DOCKERFILE) || path.endsWith("/" + Entry.DOCKERFILE)) {
                Dockerfile file = Dockerfile.parse(subject.entry().text(path).orElse(""));
                findings.addAll(check(subject.entry(), path, file));
            }
        }
        findings.addAll(flavour(subject, Dockerfile.parse(text.get())));
        return findings;
    }

    private static List<Finding> check(Entry entry, String path, Dockerfile file) {
        List<Finding> findings = new ArrayList<>();
        for (String image : file.baseImages()) {
            if (!Images.isPinned(image)) {
                findings.add(new Finding(Rule.FLOATING_TAG, path, "FROM " + image));
            }
        }
        String folder = path.substring(0, path.length() - Entry.DOCKERFILE.length());
        for (Dockerfile.Instruction copy : file.all("COPY")) {
            List<String> words = copy.words();
            for (String source : words.subList(0, copy.hasOption("--from") ? 0 : words.size() - 1)) {
                if (!isThere(entry, folder, file.resolved(source))) {
                    findings.add(new Finding(Rule.BUILD_CONTEXT, path, "COPY " + source + ": not in the folder"));
                }
            }
        }
        return findings;
    }

    private static boolean isThere(Entry entry, String folder, String source) {
        String path = folder + source.replaceFirst("^\\./", "").replaceFirst("/$", "");
        return source.equals(".")
                || entry.files().containsKey(path)
                || !entry.below(path + "/").isEmpty();
    }

    private static List<Finding> flavour(Subject subject, Dockerfile file) {
        String needed = subject.entryClass().flavour();
        List<String> set = file.all("ENV").stream()
                .map(Dockerfile.Instruction::arguments)
                .filter(variable -> variable.startsWith("ARENA_FLAVOUR="))
                .map(variable -> file.resolved(variable.substring("ARENA_FLAVOUR=".length())))
                .toList();
        return set.equals(List.of(needed))
                ? List.of()
                : List.of(new Finding(
                        Rule.FLAVOUR, Entry.DOCKERFILE, "ARENA_FLAVOUR: " + set + ", the class is " + needed));
    }
}
