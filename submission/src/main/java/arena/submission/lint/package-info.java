/**
 * The arena's rules as code (SPEC 1, 9 to 13). A {@link arena.submission.lint.Check} looks at one side of an entry; each
 * thing that it finds names the rule that is broken. They look at files alone: nothing is built or started.
 */
@NullMarked
package arena.submission.lint;

import org.jspecify.annotations.NullMarked;
