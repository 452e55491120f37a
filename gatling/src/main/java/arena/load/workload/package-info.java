/**
 * What a server is loaded with: the profiles of the catalogue, and smaller things that compare servers of any kind. Plain
 * data, which the harness and the simulations in their own process both read.
 */
@NullMarked
package arena.load.workload;

import org.jspecify.annotations.NullMarked;
