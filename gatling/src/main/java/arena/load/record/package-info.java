/**
 * What was measured, under which circumstances, as one file. Whatever is shown is made from it: tables, plots, comparisons,
 * scores. Only plain data that knows how to be written and read; nothing here measures or shows.
 */
@NullMarked
package arena.load.record;

import org.jspecify.annotations.NullMarked;
