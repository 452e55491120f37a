/**
 * What a record says, for people: tables for the terminal, a page with plots, comparisons. Nothing here measures. Numbers are
 * written the same in every locale.
 */
@NullMarked
package arena.load.report;

import org.jspecify.annotations.NullMarked;
