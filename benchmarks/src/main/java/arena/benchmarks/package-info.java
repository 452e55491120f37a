/**
 * What parts of the server cost without a socket. The benchmarks stand in the packages of what they measure, for that is
 * mostly nobody else's business.
 */
@NullMarked
package arena.benchmarks;

import org.jspecify.annotations.NullMarked;
