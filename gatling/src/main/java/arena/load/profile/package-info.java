/** What a profile says: recordings of async-profiler and JFR are read, their samples laid to layers, and drawn. */
@NullMarked
package arena.load.profile;

import org.jspecify.annotations.NullMarked;
