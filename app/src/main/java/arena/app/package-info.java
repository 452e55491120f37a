/** The server: its configuration from the environment, and the only place where the parts below are wired together. */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
