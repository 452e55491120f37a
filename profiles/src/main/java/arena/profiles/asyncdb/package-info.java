/**
 * Rows of a table within a range of prices, read from PostgreSQL for each request.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /async-db?min=&max=&limit=}
 *   <li>Profile: async-db
 *   <li>SPEC 2.3, 3, 4.10; CHECKS 124-126
 *   <li>Punished: waiting for a free database connection, preparing the statement anew, threads that block
 * </ul>
 */
@NullMarked
package arena.profiles.asyncdb;

import org.jspecify.annotations.NullMarked;
