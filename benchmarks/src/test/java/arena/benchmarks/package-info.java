@NullMarked
package arena.benchmarks;

import org.jspecify.annotations.NullMarked;
