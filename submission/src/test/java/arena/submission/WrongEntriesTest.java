package arena.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import arena.submission.entry.EntryFile;
import arena.submission.entry.Meta;
import arena.submission.lint.Finding;
import arena.submission.lint.Lint;
import arena.submission.lint.Rule;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Good entries pass, and each of a crowd of wrong ones, which differ from a good one in one thing, fails for that. */
class WrongEntriesTest {

    private static final Entry STANDARD = Samples.ours(EntryClass.STANDARD);
    private static final Entry TUNED = Samples.ours(EntryClass.TUNED);
    private static final Entry ENGINE = Samples.ours(EntryClass.ENGINE);
    private static final Entry STACKS = Samples.withStacks();

    /** What is found in good entries, so that it is found once only. */
    private static final Map<Entry, Set<Finding>> KNOWN = Collections.synchronizedMap(new IdentityHashMap<>());

    private static final String META = Entry.META;
    private static final String DOCKERFILE = Entry.DOCKERFILE;
    private static final String FLAVOUR = "app/src/main/java/arena/app/Flavour.java";
    private static final String ENDPOINTS = "app/src/main/java/arena/app/Endpoints.java";
    private static final String GATEWAY = "compose.gateway.yml";
    private static final String GATEWAY_H3 = "compose.gateway-h3.yml";
    private static final String PRODUCTION = "compose.production-stack.yml";
    private static final String NGINX = "proxy/nginx.conf";

    @ParameterizedTest
    @EnumSource
    void ourEntriesBreakNoRule(EntryClass entryClass) {
        assertThat(errors(Samples.ours(entryClass))).isEmpty();
    }

    @Test
    void stacksThatKeepToTheRulesBreakNone() {
        assertThat(errors(STACKS)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource({"names", "files", "metas", "images", "classes", "stacks", "edges"})
    void wrongEntryBreaksTheseRulesAlone(Entry good, Supplier<Entry> wrong, List<Rule> rules) {
        Set<Finding> known = KNOWN.computeIfAbsent(good, entry -> Set.copyOf(errors(entry)));

        Set<Rule> broken = errors(wrong.get()).stream()
                .filter(finding -> !known.contains(finding))
                .map(Finding::rule)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Rule.class)));

        assertThat(broken).containsExactlyInAnyOrderElementsOf(rules);
    }

    static Stream<Arguments> names() {
        return Stream.of(
                wrong("folder vertx", STANDARD, () -> new Entry("vertx", STANDARD.files()), Rule.NAME_TAKEN),
                wrong("folder Vert.x", STANDARD, () -> new Entry("Vert.x", STANDARD.files()), Rule.FOLDER_NAME),
                edit("display name of another", STANDARD, META, "\"vertx-arena\"", "\"VERTX\"", Rule.NAME_TAKEN),
                edit("display name that is there", STANDARD, META, "\"vertx-arena\"", "\"Other\"", Rule.NAME_TAKEN));
    }

    static Stream<Arguments> files() {
        return Stream.of(
                add("tests", STANDARD, "app/src/test/java/arena/app/MainTest.java", Rule.STRAY_FILE),
                add("load generator", STANDARD, "gatling/pom.xml", Rule.STRAY_FILE),
                add("data", STANDARD, "data/dataset.json", Rule.STRAY_FILE),
                add("local stack", STANDARD, "app/src/main/java/arena/app/local/LocalMain.java", Rule.STRAY_FILE),
                add("product of a build", STANDARD, "app/target/quick/lib/x", Rule.STRAY_FILE),
                add("compose override", STANDARD, "compose.override.yml", Rule.STRAY_FILE),
                wrong(
                        "key",
                        STACKS,
                        () -> Samples.with(STACKS, "proxy/key.conf", "-----BEGIN PRIVATE KEY-----\n"),
                        Rule.STRAY_FILE),
                wrong(
                        "link",
                        STANDARD,
                        () -> Samples.with(STANDARD, "app/pom.xml", new EntryFile(EntryFile.Kind.LINK, "")),
                        Rule.STRAY_FILE));
    }

    static Stream<Arguments> metas() {
        return Stream.of(
                wrong("no meta.json", STANDARD, () -> Samples.without(STANDARD, META), Rule.META),
                wrong("meta.json that is none", STANDARD, () -> Samples.with(STANDARD, META, "{"), Rule.META),
                edit(
                        "maintainer that is none",
                        STANDARD,
                        META,
                        "\"maintainers\" : [ ",
                        "\"maintainers\" : [ \"bad name!\"",
                        Rule.META),
                edit("no language", STANDARD, META, "\"language\"", "\"lang\"", Rule.META),
                edit("type of its own", STANDARD, META, "\"flagship\"", "\"best\"", Rule.META),
                edit("mode of an engine", ENGINE, META, "\"enabled\"", "\"mode\" : \"tuned\", \"enabled\"", Rule.META),
                edit("test that there never was", STANDARD, META, "\"async\"", "\"asink\"", Rule.UNKNOWN_TEST),
                edit("test of last summer", STANDARD, META, "\"async\"", "\"upload\"", Rule.RETIRED_TEST),
                edit("test twice", STANDARD, META, "\"async\"", "\"baseline\"", Rule.META),
                edit(
                        "routing that is not used",
                        TUNED,
                        META,
                        "\"routing\" : false",
                        "\"routing\" : true",
                        Rule.COMPLETENESS));
    }

    static Stream<Arguments> images() {
        return Stream.of(
                wrong("no Dockerfile", STANDARD, () -> Samples.without(STANDARD, DOCKERFILE), Rule.DOCKERFILE),
                edit("latest", STANDARD, DOCKERFILE, "25.0.3_9-jre-noble AS", "latest AS", Rule.FLOATING_TAG),
                edit("no tag", STANDARD, DOCKERFILE, ":25.0.3_9-jre-noble AS", " AS", Rule.FLOATING_TAG),
                edit(
                        "copies from outside",
                        STANDARD,
                        DOCKERFILE,
                        "COPY pom.xml",
                        "COPY ../pom.xml",
                        Rule.BUILD_CONTEXT),
                wrong("lacks a source", STANDARD, () -> Samples.without(STANDARD, "app/train"), Rule.BUILD_CONTEXT),
                edit(
                        "another flavour",
                        TUNED,
                        DOCKERFILE,
                        "ARG FLAVOUR=tuned",
                        "ARG FLAVOUR=engine",
                        Rule.BUILD_CONTEXT,
                        Rule.FLAVOUR),
                edit("no port for TLS", STANDARD, DOCKERFILE, " 8081", "", Rule.LISTENER),
                edit("no port for tls_check", STANDARD, DOCKERFILE, " 9000", "", Rule.LISTENER),
                edit(
                        "listener that is not there",
                        STANDARD,
                        "app/src/main/java/arena/app/AppConfig.java",
                        "8081",
                        "8091",
                        Rule.LISTENER),
                edit(
                        "endpoint that nobody wired",
                        STANDARD,
                        ENDPOINTS,
                        "DelayRoutes.routes(",
                        "DelayRoutes.none(",
                        Rule.ENDPOINT),
                edit(
                        "endpoint by another path",
                        STANDARD,
                        "profiles/src/main/java/arena/profiles/pipeline/" + "PipelineRoutes.java",
                        "\"/pipeline\"",
                        "\"/pipe\"",
                        Rule.ENDPOINT));
    }

    static Stream<Arguments> classes() {
        String standardFiles = "case STANDARD -> StaticFiles.fromDisk(root, transfer);";
        String tunedFiles = "case TUNED -> StaticFiles.withCachedHeads(root, transfer);";
        return Stream.of(
                edit(
                        "body cache in standard",
                        STANDARD,
                        FLAVOUR,
                        standardFiles,
                        "case STANDARD -> StaticFiles.inMemory(root, transfer, cacheBytes);",
                        Rule.BODY_CACHE),
                edit(
                        "body cache in tuned",
                        TUNED,
                        FLAVOUR,
                        tunedFiles,
                        "case TUNED -> StaticFiles.inMemory(root, transfer, cacheBytes);",
                        Rule.BODY_CACHE),
                edit(
                        "heads kept in standard",
                        STANDARD,
                        FLAVOUR,
                        standardFiles,
                        "case STANDARD -> StaticFiles.withCachedHeads(root, transfer);",
                        Rule.STRATEGY),
                edit(
                        "strategy that nobody judged",
                        TUNED,
                        FLAVOUR,
                        "DelayTimer.wheel(",
                        "DelayTimer.spinning(",
                        Rule.STRATEGY),
                wrong("no flavours", STANDARD, () -> Samples.without(STANDARD, FLAVOUR), Rule.STRATEGY),
                append("property of Netty in standard", "-Dio.netty.buffer.checkBounds=false", Rule.JVM_OPTION),
                append("compact headers in standard", "-XX:+UseCompactObjectHeaders", Rule.JVM_OPTION),
                append("experimental option in standard", "-XX:+UnlockExperimentalVMOptions", Rule.EXPERIMENTAL_OPTION),
                edit(
                        "property in the command of standard",
                        STANDARD,
                        DOCKERFILE,
                        "ENTRYPOINT [\"java\"",
                        "ENTRYPOINT [\"java\", \"-Dvertx.disableMetrics=true\"",
                        Rule.JVM_OPTION),
                edit(
                        "pool in the image",
                        STANDARD,
                        DOCKERFILE,
                        "USER arena",
                        "ENV DATABASE_MAX_CONN=512",
                        Rule.POOL_BUDGET));
    }

    static Stream<Arguments> stacks() {
        return Stream.of(
                wrong("no compose file", STACKS, () -> Samples.without(STACKS, GATEWAY), Rule.COMPOSE_FILE),
                edit("compose file of no test", STACKS, META, "\"gateway-64\", ", "", Rule.COMPOSE_FILE),
                wrong("no YAML", STACKS, () -> Samples.with(STACKS, GATEWAY, "services: ["), Rule.COMPOSE_FILE),
                edit("third service", STACKS, GATEWAY, "services:\n", """
                        services:
                          cache:
                            <<: *service
                            image: redis:7-alpine
                            cpuset: 18-19,82-83
                        """, Rule.SERVICES, Rule.CPU_SETS),
                edit(
                        "bridge network",
                        STACKS,
                        GATEWAY,
                        "network_mode: host",
                        "network_mode: bridge",
                        Rule.SERVICE_LIMITS),
                edit("few files", STACKS, GATEWAY_H3, "soft: 1048576", "soft: 65536", Rule.SERVICE_LIMITS),
                edit("no lock of memory", STACKS, GATEWAY, "memlock: -1", "memlock: 65536", Rule.SERVICE_LIMITS),
                edit(
                        "seccomp",
                        STACKS,
                        PRODUCTION,
                        "security_opt: [seccomp:unconfined]",
                        "security_opt: []",
                        Rule.SERVICE_LIMITS),
                edit("too few CPUs", STACKS, GATEWAY, "20-31,84-95", "20-30,84-94", Rule.CPU_SETS),
                edit("CPUs that overlap", STACKS, GATEWAY, "20-31,84-95", "19-31,83-95", Rule.CPU_SETS),
                edit("CPU without sibling", STACKS, GATEWAY, "0-19,64-83", "0-18,64-83", Rule.CPU_SETS),
                edit("CPU of the load generator", STACKS, GATEWAY, "20-31,84-95", "20-32,84-96", Rule.CPU_SETS),
                edit("no cpuset", STACKS, GATEWAY, "    cpuset: 20-31,84-95\n", "", Rule.CPU_SETS),
                edit(
                        "path of a machine",
                        STACKS,
                        GATEWAY,
                        "      - ${CERTS_DIR}:/certs:ro",
                        "      - ${CERTS_DIR}:/certs:ro\n      - /etc/ssl:/etc/ssl",
                        Rule.HOST_PATH),
                edit("certificates to write to", STACKS, GATEWAY, "/certs:ro", "/certs", Rule.MOUNTS),
                edit("no dataset", STACKS, GATEWAY, "/data/dataset.json:ro", "/data/set.json:ro", Rule.MOUNTS),
                edit(
                        "no database",
                        STACKS,
                        GATEWAY,
                        "DATABASE_URL: ${DATABASE_URL}",
                        "DATABASE_URL: postgres://bench:bench@10.0.0.1:5432/benchmark",
                        Rule.ENVIRONMENT),
                edit(
                        "too large a pool",
                        STACKS,
                        GATEWAY,
                        "DATABASE_MAX_CONN: 256",
                        "DATABASE_MAX_CONN: 512",
                        Rule.POOL_BUDGET),
                edit("pool without a limit", STACKS, GATEWAY, "      DATABASE_MAX_CONN: 256\n", "", Rule.POOL_BUDGET),
                edit(
                        "another flavour in the stack",
                        STACKS,
                        GATEWAY,
                        "DATABASE_MAX_CONN: 256",
                        "DATABASE_MAX_CONN: 256\n      ARENA_FLAVOUR: engine",
                        Rule.FLAVOUR),
                edit(
                        "property in the stack",
                        STACKS,
                        GATEWAY,
                        "DATABASE_MAX_CONN: 256",
                        "DATABASE_MAX_CONN: 256\n      JDK_JAVA_OPTIONS: -Dvertx.threadChecks=false",
                        Rule.JVM_OPTION),
                edit("no Redis", STACKS, PRODUCTION, "REDIS_URL: redis://127.0.0.1:6379", "A: b", Rule.ENVIRONMENT),
                edit("another secret", STACKS, PRODUCTION, "-do-not-use-in-production", "", Rule.ENVIRONMENT),
                edit("another cache", STACKS, PRODUCTION, "redis:7-alpine", "valkey:8", Rule.ENVIRONMENT),
                edit(
                        "floating cache",
                        STACKS,
                        PRODUCTION,
                        "redis:7-alpine",
                        "redis:latest",
                        Rule.ENVIRONMENT,
                        Rule.FLOATING_TAG),
                edit(
                        "server that does not wait",
                        STACKS,
                        PRODUCTION,
                        "cache: {condition: service_healthy}",
                        "cache: {condition: service_started}",
                        Rule.DEPENDENCIES),
                edit(
                        "edge that does not wait",
                        STACKS,
                        PRODUCTION,
                        "authsvc: {condition: service_healthy}",
                        "cache: {condition: service_healthy}",
                        Rule.DEPENDENCIES),
                edit(
                        "nobody knows whether it is healthy",
                        STACKS,
                        PRODUCTION,
                        "healthcheck: {test: [\"CMD\", \"wget\"",
                        "x-check: {test: [\"CMD\", \"wget\"",
                        Rule.DEPENDENCIES));
    }

    static Stream<Arguments> edges() {
        return Stream.of(
                edit("own proxy in standard", STACKS, GATEWAY, "build: ./proxy", "build: .", Rule.OWN_PROXY),
                edit("proxy that few know", STACKS, "proxy/Dockerfile", "nginx:1.28.0", "myproxy:1.0", Rule.OWN_PROXY),
                edit(
                        "proxy without HTTP/3",
                        STACKS,
                        "proxy-h3/Dockerfile",
                        "caddy:2.10.2",
                        "traefik:3.5.0",
                        Rule.OWN_PROXY),
                edit("floating proxy", STACKS, "proxy/Dockerfile", "nginx:1.28.0", "nginx:stable", Rule.FLOATING_TAG),
                edit(
                        "own authsvc in standard",
                        STACKS,
                        PRODUCTION,
                        "build: ../_shared/authsvc",
                        "build: .",
                        Rule.OWN_AUTHSVC),
                edit(
                        "authsvc with another command",
                        STACKS,
                        PRODUCTION,
                        "build: ../_shared/authsvc",
                        "build: ../_shared/authsvc\n    command: [\"authsvc\", \"-cache\"]",
                        Rule.OWN_AUTHSVC),
                edit(
                        "edge that keeps results of authentication",
                        STACKS,
                        NGINX,
                        "proxy_cache off;",
                        "proxy_cache_path /tmp keys_zone=auth:1m;",
                        Rule.EDGE_CACHE),
                edit(
                        "edge that keeps answers",
                        STACKS,
                        "proxy-h3/Caddyfile",
                        "\treverse_proxy",
                        "\tcache\n\treverse_proxy",
                        Rule.EDGE_CACHE),
                edit("edge that hands TLS on", STACKS, NGINX, "http {", "stream {", Rule.EDGE_TLS),
                edit(
                        "items kept too long",
                        STANDARD,
                        ENDPOINTS,
                        "Item.class, Duration.ofSeconds(1)",
                        "Item.class, Duration.ofMillis(1001)",
                        Rule.CACHE_TTL),
                edit(
                        "users kept too long",
                        STANDARD,
                        ENDPOINTS,
                        "User.class, Duration.ofSeconds(30)",
                        "User.class, Duration.ofMinutes(1)",
                        Rule.CACHE_TTL),
                edit(
                        "nobody knows how long",
                        STANDARD,
                        ENDPOINTS,
                        "Item.class, Duration.ofSeconds(1)",
                        "Item.class, lifetime",
                        Rule.CACHE_TTL));
    }

    private static Arguments wrong(String what, Entry good, Supplier<Entry> wrong, Rule... rules) {
        return argumentSet(what, good, wrong, List.of(rules));
    }

    private static Arguments edit(String what, Entry good, String path, String old, String text, Rule... rules) {
        return wrong(what, good, () -> Samples.edited(good, path, old, text), rules);
    }

    private static Arguments add(String what, Entry good, String path, Rule rule) {
        return wrong(what, good, () -> Samples.with(good, path, ""), rule);
    }

    private static Arguments append(String what, String option, Rule rule) {
        String path = "app/jvm/standard.options";
        String options = STANDARD.text(path).orElseThrow();
        return wrong(what, STANDARD, () -> Samples.with(STANDARD, path, options + option + "\n"), rule);
    }

    private static List<Finding> errors(Entry entry) {
        Meta other = Meta.parse("{\"display_name\": \"other\"}").orElseThrow();
        return Lint.of(entry, Map.of("someone", other)).stream()
                .filter(Finding::isError)
                .toList();
    }
}
