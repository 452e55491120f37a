/**
 * Commands that submit: {@code arena submit} writes the folder of each flavour into a checkout of the arena, {@code arena
 * lint} judges such folders by the arena's rules (SPEC 9 to 12). Nothing of this is in the server's image.
 */
@NullMarked
package arena.submission;

import org.jspecify.annotations.NullMarked;
