package arena.profiles.me;

import java.util.Objects;

/**
 * A row of the table {@code users} as it is cached and answered. Nothing is missing in it, also where it was read from
 * a cache that others can write to.
 */
public record User(int id, String name, String email, String plan) {

    public User {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(email, "email");
        Objects.requireNonNull(plan, "plan");
    }
}
