package arena.profiles.asyncdb;

import java.util.List;

/** The envelope of the answer. */
public record RowPage(List<ItemRow> items, int count) {

    static final RowPage EMPTY = new RowPage(List.of(), 0);

    static RowPage of(List<ItemRow> items) {
        return new RowPage(items, items.size());
    }
}
