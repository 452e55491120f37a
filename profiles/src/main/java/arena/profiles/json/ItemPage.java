package arena.profiles.json;

import java.util.List;

/** The envelope of the answer. */
record ItemPage(List<TotalledItem> items, int count) {}
