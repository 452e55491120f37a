/**
 * Cache-aside in two tiers: the memory of the process, which all its event loops share, and Redis, which all processes
 * share.
 *
 * <h2>A row that has changed</h2>
 *
 * <p>Whoever changes a row changes the database first, then removes the row from Redis, then from the memory of its
 * process, and only then answers; Redis passes the news on to the other processes. What makes it hard is a reader that
 * fetched the old row before the change and puts it into a tier after it. It can't, because what it may put there was
 * noted there before it began to read:
 *
 * <ul>
 *   <li>In memory a reader first puts a {@code Coming}, and in the end replaces exactly this one by the row. Who
 *       forgets the row removes whatever is there, so the replacement fails, and a later reader puts a {@code Coming}
 *       of its own. As long as it is there it also makes other readers wait for the same row, rather than fetch it
 *       again.
 *   <li>In Redis a reader that finds nothing leaves a lease, a text that never occurs twice, and in the end replaces
 *       exactly this one by the row (a script, which Redis runs as one step). Processes that look at the same time
 *       share the lease: all of them began to read after it was there. Who forgets the row deletes the key, the lease
 *       included. So does a flush.
 * </ul>
 *
 * <p>No clock is part of this: a reader may take as long as it likes, and nothing old comes back. The order of removing
 * counts too. If memory came first, a reader could carry the old row from Redis into it before Redis is done.
 *
 * <h2>What a reader can get</h2>
 *
 * <ul>
 *   <li>After the answer to a change, no reader of the same process gets what was there before, on any event loop,
 *       whether Redis is well or not: a process does not look there for a row whose change it could not tell.
 *   <li>Readers of another process may get it for as long as the news takes to come over the wire. Where no news comes,
 *       because Redis is away from one of the two, they may get it for the lifetime of a row, and the two seconds of a
 *       lease where it was being fetched meanwhile. Memory is emptied whenever Redis comes back.
 *   <li>A row is answered no longer than its lifetime after it came from the database, also where it came by way of
 *       Redis: it brings along how long Redis would have kept it.
 *   <li>A change whose outcome PostgreSQL did not say is treated as made. If it is made after that, the lifetime ends
 *       what is kept.
 * </ul>
 *
 * <h2>Redis that is away</h2>
 *
 * <p>It is away for the whole process with the first command that fails or takes longer than 100 ms, and then costs no
 * request anything until it is back, which is found out in the background. See {@code RedisLink}.
 */
@NullMarked
package arena.app.cache;

import org.jspecify.annotations.NullMarked;
