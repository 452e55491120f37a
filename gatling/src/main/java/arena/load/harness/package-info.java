/**
 * What measures: plan, run, result.
 *
 * <ul>
 *   <li>{@link arena.load.harness.Plan}: which workloads, by which tools, in which shape
 *   <li>{@link arena.load.harness.Bench}: a server process, the tools as processes, samples of the server's {@code /proc}
 *   <li>{@link arena.load.record.LoadRecord}: what came of it, and under which circumstances
 * </ul>
 *
 * Nothing here prints: {@link arena.load.harness.Progress} is told, and {@link arena.load.report} writes.
 */
@NullMarked
package arena.load.harness;

import org.jspecify.annotations.NullMarked;
