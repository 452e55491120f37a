/**
 * What an entry of the arena is: a folder of files, its {@code meta.json}, and the class that this declares (SPEC 10.5, 12).
 */
@NullMarked
package arena.submission.entry;

import org.jspecify.annotations.NullMarked;
