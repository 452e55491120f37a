package arena.submission.lint;

/** What an entry must keep to, in our words, and where it stands in SPEC. */
public enum Rule {
    FOLDER_NAME("12.1", "A folder's name is the entry's: small letters, digits, - and _."),
    NAME_TAKEN("0", "Neither the folder's name nor the display name is that of another entry on the board."),
    STRAY_FILE(
            "12.1",
            "A folder holds what the image is built from, compose files and their proxies, meta.json and README.md: no tests,"
                    + " load generator, data, keys, links or products of a build."),
    OUTSIDE_FOLDER("12.5", "A pull request changes the folder of its entry and nothing else."),

    META("12.2", "meta.json is a JSON object with the fields that the arena reads, each of its type."),
    UNKNOWN_TEST(
            "12.2", "Tests are ids of profiles that the arena has now: others fail the validation before the build."),
    RETIRED_TEST("13", "A profile that was retired can't be subscribed to."),
    COMPLETENESS("11.3", "A part of the framework is declared as used only if the entry uses it."),
    NO_MAINTAINER("12.2", "Somebody should be told when a pull request touches the folder.", Severity.WARNING),

    DOCKERFILE("12.1", "The image is built from a Dockerfile in the folder."),
    FLOATING_TAG("12.1", "Every base image has a tag that names a version."),
    BUILD_CONTEXT("12.1", "The folder is the build's context: what is copied into the image lies in it."),
    FLAVOUR("10", "The server runs in the flavour of the class that meta.json declares."),
    LISTENER("1.1, 1.2", "Every port that a subscribed test needs is opened at start."),
    ENDPOINT("3", "Every endpoint that a subscribed test asks for is served."),

    STRATEGY("10.1, 10.2", "An entry does only what its class may do."),
    BODY_CACHE(
            "10.3", "Bodies of static files come from memory only if the framework's own static handler keeps them."),
    ENGINE_BODY_CACHE(
            "10.3",
            "A cache of static bodies should be the framework's own; in the engine entry it is ours, and follows the disk.",
            Severity.WARNING),
    JVM_OPTION("10.1", "A standard entry has only such options as official guides recommend."),
    EXPERIMENTAL_OPTION("10.1", "A standard entry unlocks no experimental or diagnostic options."),

    COMPOSE_FILE(
            "9.1", "Each compose profile has its file, and there is none for a profile that is not subscribed to."),
    SERVICES("9.2, 9.3", "A stack has exactly the services of its profile."),
    SERVICE_LIMITS(
            "9.1",
            "Every service runs on the host's network, on CPUs of its own, without seccomp, with unlimited locked memory and"
                    + " 1,048,576 files."),
    CPU_SETS("9.1", "The services share 64 logical CPUs of 0-31,64-95, in pairs N,N+64 and without overlap."),
    HOST_PATH("9.1", "What is mounted comes from the arena's variables, not from a path of some machine."),
    MOUNTS("9.1, 9.3", "Each service has the arena's files mounted, read-only, where it needs them."),
    ENVIRONMENT("9.1, 9.3", "Each service is told of the others by the variables that the arena prescribes."),
    DEPENDENCIES("9.3", "The server waits for a healthy cache, the edge for a healthy authentication service."),
    OWN_PROXY("9.2", "The proxy of an entry that is no engine is a widely used one."),
    OWN_AUTHSVC("9.3", "The authentication service is the arena's, unmodified; only an engine has its own."),
    EDGE_CACHE("9.2, 9.3", "The edge keeps neither answers of the server nor results of authentication."),
    EDGE_TLS("9.2", "The edge ends TLS itself."),
    CACHE_TTL("9.3", "Items are cached for 1 s at most, users for 30 s."),
    POOL_BUDGET("1.2, 1.5", "All processes of an entry together have 256 connections to the database.");

    /** How much a finding weighs. */
    public enum Severity {
        /** The entry would be refused. */
        ERROR,
        /** Somebody should look at it. */
        WARNING
    }

    private final String spec;
    private final String text;
    private final Severity severity;

    Rule(String spec, String text) {
        this(spec, text, Severity.ERROR);
    }

    Rule(String spec, String text, Severity severity) {
        this.spec = spec;
        this.text = text;
        this.severity = severity;
    }

    /** The sections of SPEC where it stands. */
    public String spec() {
        return spec;
    }

    public String text() {
        return text;
    }

    public Severity severity() {
        return severity;
    }
}
