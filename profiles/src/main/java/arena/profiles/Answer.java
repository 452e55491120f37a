package arena.profiles;

/**
 * What a request must be answered with.
 *
 * @param contentType media type without parameters; empty where the answer has no body
 */
public record Answer(int status, String contentType, Content content) {

    /** What the body must say. Some contents depend on the data that the server was given. */
    public sealed interface Content {

        /** These characters (ISO 8859-1) and nothing else. */
        record Exactly(String body) implements Content {}

        /** The first {@code count} items of the dataset, each with {@code total = price * quantity * multiplier}. */
        record DatasetItems(int count, long multiplier) implements Content {}

        /** {@code limit} rows of the table {@code items} whose price lies within {@code min} and {@code max}. */
        record DatabaseRows(int min, int max, int limit) implements Content {}

        /** The bytes of this file below {@code static} of the data folder, in whichever encoding was agreed on. */
        record StaticFile(String name) implements Content {}

        /** The page of all fortunes and the one that is added at request time. */
        record FortunePage() implements Content {}

        /** The row of the table {@code items} with this id. */
        record Item(int id) implements Content {}

        /** The row of the table {@code users} with this id. */
        record User(int id) implements Content {}
    }

    public static Answer text(Object body) {
        return new Answer(200, "text/plain", new Content.Exactly(body.toString()));
    }

    public static Answer json(Content content) {
        return new Answer(200, "application/json", content);
    }
}
