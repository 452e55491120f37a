/**
 * What the harness found out, for people and programs: a table for the terminal, {@code results.json}, {@code index.html}.
 * Nothing here measures. Numbers are written the same in every locale.
 */
@NullMarked
package arena.load.report;

import org.jspecify.annotations.NullMarked;
