package arena.benchmarks;

import arena.app.HandlerBenchmark;
import arena.profiles.Answer.Content;
import arena.profiles.Profile;
import arena.profiles.Protocol;
import arena.profiles.fortunes.FortunesBodyBenchmark;
import arena.profiles.json.JsonBodyBenchmark;
import java.util.List;

/** What is measured apart from the rest, from the innermost outwards. */
enum Boundary {
    BODY("body"),
    HANDLER("handler");

    private final String label;

    Boundary(String label) {
        this.label = label;
    }

    /** What there is for a profile. */
    sealed interface Choice {

        /** A class with one benchmark. */
        record Measured(Class<?> benchmark) implements Choice {}

        /**
         * Nothing.
         *
         * @param why in a few words
         */
        record Missing(String why) implements Choice {}
    }

    /** Its name in results. */
    String label() {
        return label;
    }

    Choice of(Profile profile) {
        List<Content> contents = profile.traffic().stream()
                .flatMap(traffic -> traffic.requests().stream())
                .map(request -> request.answer().content())
                .toList();
        if (contents.stream().map(Object::getClass).distinct().count() > 1) {
            return new Choice.Missing("bodies are of several kinds");
        }
        return switch (this) {
            case BODY -> body(contents.getFirst());
            case HANDLER -> handler(profile, contents.getFirst());
        };
    }

    private static Choice body(Content content) {
        return switch (content) {
            case Content.DatasetItems _ -> new Choice.Measured(JsonBodyBenchmark.class);
            case Content.FortunePage _ -> new Choice.Measured(FortunesBodyBenchmark.class);
            case Content.Exactly _ -> new Choice.Missing("a few bytes, or those that came");
            case Content.StaticFile _ -> new Choice.Missing("a file: nothing is made");
            case Content.DatabaseRows _, Content.Item _, Content.User _ ->
                new Choice.Missing("no benchmark of rows as JSON");
        };
    }

    private static Choice handler(Profile profile, Content content) {
        if (profile.endpoint().protocol() != Protocol.HTTP_1_1) {
            return new Choice.Missing("the benchmark speaks HTTP/1.1 only");
        }
        if (profile.id().equals("async")) {
            return new Choice.Missing("it waits for a timer");
        }
        return switch (content) {
            case Content.DatasetItems _, Content.FortunePage _, Content.Exactly _ ->
                new Choice.Measured(HandlerBenchmark.class);
            case Content.StaticFile _ -> new Choice.Missing("files are sent by the transport");
            case Content.DatabaseRows _, Content.Item _, Content.User _ ->
                new Choice.Missing("it waits for the database");
        };
    }
}
