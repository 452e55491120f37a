package arena.submission.lint;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import arena.submission.entry.EntryFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whose programs edge and authentication service are, and that the edge does its work for every request. */
final class EdgeCheck implements Check {

    private static final Set<String> PROXIES = Set.of("nginx", "caddy", "envoy", "haproxy", "traefik", "h2o");
    private static final Set<String> HTTP3_PROXIES = Set.of("nginx", "caddy", "envoy", "haproxy", "h2o");

    /** Directives by which nginx, HAProxy, Caddy and Envoy keep answers. */
    private static final Pattern CACHE = Pattern.compile(
            "(?m)^\\s*((proxy|fastcgi|uwsgi|scgi)_(cache|cache_path|store)\\s+(?!off)"
                    + "|http-(request cache-use|response cache-store)|cache\\s*(\\{|$)|.*envoy\\.filters\\.http\\.cache)");

    /** Directives by which they would hand TLS on. */
    private static final Pattern PASSED_THROUGH = Pattern.compile(
            "(?m)^\\s*(stream\\s*\\{|ssl_preread\\s+on|mode\\s+tcp|layer4|.*tcp_proxy|.*passthrough:\\s*true)");

    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*#.*$");

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Stack stack : Stack.of(subject)) {
            stack.with(stack.profile().edge(), (where, edge) -> findings.addAll(program(subject, stack, where, edge)));
            stack.with("authsvc", (where, service) -> findings.addAll(authentication(subject, where, service)));
        }
        for (Map.Entry<String, EntryFile> file : subject.entry().below("proxy").entrySet()) {
            String text = COMMENT.matcher(file.getValue().text()).replaceAll("");
            findings.addAll(directives(Rule.EDGE_CACHE, CACHE, file.getKey(), text));
            findings.addAll(directives(Rule.EDGE_TLS, PASSED_THROUGH, file.getKey(), text));
        }
        return findings;
    }

    private static List<Finding> directives(Rule rule, Pattern directive, String path, String text) {
        return directive
                .matcher(text)
                .results()
                .map(found -> new Finding(rule, path, found.group().strip()))
                .toList();
    }

    private static List<Finding> program(Subject subject, Stack stack, String where, Service edge) {
        if (subject.entryClass() == EntryClass.ENGINE) {
            return List.of();
        }
        Set<String> allowed = stack.profile() == ComposeProfile.GATEWAY_H3 ? HTTP3_PROXIES : PROXIES;
        Optional<String> image = image(subject, edge).filter(name -> allowed.contains(Images.shortName(name)));
        return image.isPresent()
                ? List.of()
                : List.of(
                        new Finding(Rule.OWN_PROXY, where, image(subject, edge).orElse("built by the entry")));
    }

    /** What a service stands on; empty if that can't be told, or if it is the entry itself. */
    private static Optional<String> image(Subject subject, Service service) {
        Optional<Service.Build> build = service.build();
        if (build.isEmpty()) {
            return service.image();
        }
        if (ComposeCheck.isOurs(subject, build.get())) {
            return Optional.empty();
        }
        String folder = build.get().context().replaceFirst("^\\./", "").replaceFirst("/$", "");
        return subject.entry()
                .text(folder + "/" + build.get().dockerfile())
                .flatMap(text -> Dockerfile.parse(text).runtimeImage());
    }

    private static List<Finding> authentication(Subject subject, String where, Service service) {
        Optional<Service.Build> build = service.build();
        boolean shared = build.filter(from -> from.context().matches("\\.\\./_shared/authsvc/?")
                        && from.dockerfile().equals(Entry.DOCKERFILE))
                .isPresent();
        boolean modified =
                Stream.of("image", "command", "entrypoint", "volumes").anyMatch(service::has);
        boolean own = subject.entryClass() == EntryClass.ENGINE
                && build.filter(from -> ComposeCheck.isOurs(subject, from)).isPresent();
        if ((shared && !modified) || own) {
            return List.of();
        }
        String what = build.map(Service.Build::context).or(service::image).orElse("");
        return List.of(new Finding(Rule.OWN_AUTHSVC, where, what + (modified ? ", modified" : "")));
    }
}
