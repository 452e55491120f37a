package arena.profiles;

/**
 * What a request must be answered with. Immutable.
 *
 * @param status the status of the response; 101 for a WebSocket, whose messages the content then describes
 * @param contentType media type without parameters; empty where the answer has none
 */
public record Answer(int status, String contentType, Content content) {

    public Answer {
        Require.that(status >= 100 && status <= 599, "status", status, "100 to 599");
        Require.that(!contentType.contains(";"), "contentType", contentType, "no parameters");
    }

    public static Answer text(Object body) {
        return new Answer(200, "text/plain", new Content.Exactly(body.toString()));
    }

    public static Answer json(Content content) {
        return new Answer(200, "application/json", content);
    }

    /** A file of the arena's static folder, with the media type that goes by the end of its name. */
    public static Answer file(String name) {
        return new Answer(200, mediaType(name), new Content.StaticFile(name));
    }

    /** A success that has nothing to say. */
    public static Answer noContent() {
        return new Answer(204, "", new Content.Exactly(""));
    }

    private static String mediaType(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1);
        return switch (extension) {
            case "css" -> "text/css";
            case "js" -> "application/javascript";
            case "html" -> "text/html";
            case "json" -> "application/json";
            case "svg" -> "image/svg+xml";
            case "webp" -> "image/webp";
            case "woff2" -> "font/woff2";
            default ->
                throw new IllegalArgumentException(
                        "name: " + name + " (expected: ends in css, js, html, json, svg, webp or woff2)");
        };
    }

    /** What the body must say. Some contents depend on the data that the server was given. */
    public sealed interface Content {

        /** The arena never asks for more items or rows at once (SPEC 3). */
        int MAX_ITEMS = 50;

        /** These characters (ISO 8859-1, one a byte) and nothing else. */
        record Exactly(String body) implements Content {

            public Exactly {
                Require.bytes("body", body);
            }
        }

        /** The first {@code count} items of the dataset, each with {@code total = price * quantity * multiplier}. */
        record DatasetItems(int count, long multiplier) implements Content {

            public DatasetItems {
                Require.that(count >= 1 && count <= MAX_ITEMS, "count", count, "1 to " + MAX_ITEMS);
            }
        }

        /**
         * Rows of the table {@code items} whose price lies within {@code min} and {@code max}.
         *
         * @param limit how many rows: exactly so many, hence 0 where no price fits
         */
        record DatabaseRows(int min, int max, int limit) implements Content {

            public DatabaseRows {
                Require.that(min <= max, "min", min, "<= max, which is " + max);
                Require.that(limit >= 0 && limit <= MAX_ITEMS, "limit", limit, "0 to " + MAX_ITEMS);
            }
        }

        /** The bytes of this file below {@code static} of the data folder, once its content coding is undone. */
        record StaticFile(String name) implements Content {

            public StaticFile {
                Require.notBlank("name", name);
                Require.that(!name.contains("/") && !name.contains("\\"), "name", name, "a file name, not a path");
            }
        }

        /** The page of all fortunes and the one that is added at request time. */
        record FortunePage() implements Content {}

        /** The row of the table {@code items} with this id. */
        record Item(int id) implements Content {

            public Item {
                Require.that(id >= 1, "id", id, ">= 1");
            }
        }

        /** The row of the table {@code users} with this id. */
        record User(int id) implements Content {

            public User {
                Require.that(id >= 1, "id", id, ">= 1");
            }
        }
    }
}
