/** What the tests stand on: a client that shows every byte, a database that is silent, a server in a process of its own. */
@NullMarked
package arena.app.testing;

import org.jspecify.annotations.NullMarked;
