/**
 * The assertions of the arena's validator (CHECKS), as tests that run against any server: one class for a group of them,
 * one method for each number. They find the server in {@link arena.load.validate.checks.Arena}, which the launcher's
 * session hands them.
 */
@NullMarked
package arena.load.validate.checks;

import org.jspecify.annotations.NullMarked;
