/**
 * Judges answers: whether a body says what the catalogue expects of it (CHECKS 7-14, 39, 42, 83, 106, 124-132, 156, 158,
 * 187, 191). Contract tests and load generator use the same judge, so that there is one truth about right and wrong. Needs
 * Jackson and, to undo content codings, brotli4j, but neither Vert.x nor Netty.
 */
@NullMarked
package arena.profiles.check;

import org.jspecify.annotations.NullMarked;
