/**
 * The local stack: everything that the arena gives an entry from outside, made on this machine, so that the server can
 * be run, tested and measured after one command. It is not part of the container image.
 *
 * <ul>
 *   <li>{@link arena.app.local.LocalMain}: the command {@code scripts/arena run}; it makes what is missing in its home folder,
 *       starts PostgreSQL, then the server as a child process, and stops both.
 *   <li>{@link arena.app.local.LocalPostgres}: an embedded, seeded PostgreSQL (SPEC 2.3); for tests too.
 *   <li>{@link arena.app.local.SampleData}: {@code dataset.json} and the static files (SPEC 2.1 and 2.2).
 *   <li>{@link arena.app.local.LocalCertificate}: the self-signed certificate (SPEC 2.4).
 * </ul>
 *
 * All of it is deterministic but for the key, has the shapes and sizes of the arena's data and content of its own.
 * Linux only: it looks into {@code /proc} for what a killed run has left behind.
 */
@NullMarked
package arena.app.local;

import org.jspecify.annotations.NullMarked;
