package arena.profiles.items;

import java.util.Objects;

/**
 * A row of the table {@code items} as it is cached and answered: without its tags, which SPEC 9.3 does not ask for.
 * Nothing is missing in it, also where it was read from a cache that others can write to.
 */
public record Item(int id, String name, String category, int price, int quantity, boolean active, Rating rating) {

    public Item {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(category, "category");
        Objects.requireNonNull(rating, "rating");
    }

    /** How it was rated. */
    public record Rating(int score, int count) {}
}
