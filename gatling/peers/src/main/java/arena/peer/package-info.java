/**
 * Small servers that ours is measured against, each written as its kind is written by people who know it. They answer the good
 * requests of the workloads that they claim, and bad ones with 4xx; they are no example of how to run a server for good.
 * {@link arena.peer.Main} is the only door.
 */
@NullMarked
package arena.peer;

import org.jspecify.annotations.NullMarked;
