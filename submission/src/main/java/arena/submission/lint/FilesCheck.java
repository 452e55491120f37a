package arena.submission.lint;

import arena.submission.entry.EntryFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** That nothing lies in the folder that is not part of an entry. */
final class FilesCheck implements Check {

    /** Whole paths of what an entry is made of; folders of proxies hold configuration and a Dockerfile. */
    private static final List<Pattern> EXPECTED = List.of(
            Pattern.compile("Dockerfile|meta\\.json|README\\.md|\\.dockerignore|pom\\.xml"),
            Pattern.compile("(app|profiles)/pom\\.xml|app/train|app/jvm/[a-z]+\\.options"),
            Pattern.compile("(app|profiles)/src/main/(java|resources|protobuf)/.+"),
            Pattern.compile("compose\\.(gateway|gateway-h3|production-stack)\\.yml"),
            Pattern.compile("proxy[a-z0-9-]*/(Dockerfile|\\S+\\.(conf|ya?ml|cfg|template|sh|lua|js|json)|Caddyfile)"));

    /** Where the project has what is for people at their own machine, and what only tests and the validator use. */
    private static final Pattern NOT_SERVER = Pattern.compile(
            "app/src/main/(java|resources)/arena/app/local/.+|profiles/src/main/java/arena/profiles/(check|wire)/.+");

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Map.Entry<String, EntryFile> file : subject.entry().files().entrySet()) {
            String path = file.getKey();
            switch (file.getValue().kind()) {
                case LINK -> findings.add(new Finding(Rule.STRAY_FILE, path, "a symbolic link"));
                case BINARY -> findings.add(new Finding(Rule.STRAY_FILE, path, "not a text file"));
                case TEXT, PROGRAM -> {
                    if (!isExpected(path)) {
                        findings.add(new Finding(Rule.STRAY_FILE, path, "not part of an entry"));
                    }
                }
            }
            if (file.getValue().text().contains("-----BEGIN ") && !path.endsWith(".java")) {
                findings.add(new Finding(Rule.STRAY_FILE, path, "a key or a certificate"));
            }
        }
        return findings;
    }

    private static boolean isExpected(String path) {
        return EXPECTED.stream().anyMatch(pattern -> pattern.matcher(path).matches())
                && !NOT_SERVER.matcher(path).matches();
    }
}
