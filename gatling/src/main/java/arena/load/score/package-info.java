/**
 * The arena's formulas (SPEC 11) over a record, with the targets of that record as the league. Scores say how those targets stand
 * to one another on this machine, and nothing about the arena's board.
 */
@NullMarked
package arena.load.score;

import org.jspecify.annotations.NullMarked;
