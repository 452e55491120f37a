/** What the tests stand on: the arena's data, a database that is silent, samples of data. */
@NullMarked
package arena.app.testing;

import org.jspecify.annotations.NullMarked;
