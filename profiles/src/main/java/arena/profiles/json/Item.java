package arena.profiles.json;

import java.util.List;

/** An item of the dataset, field by field as its file has it. */
public record Item(
        long id,
        String name,
        String category,
        long price,
        long quantity,
        boolean active,
        List<String> tags,
        Rating rating) {}
