package arena.profiles.fortunes;

import io.jstach.jstache.JStache;
import java.util.List;

/** What the template shows. The build compiles it to the class {@code PageRenderer}. */
@JStache(path = "arena/profiles/fortunes/page.mustache")
record Page(List<Fortune> fortunes) {}
