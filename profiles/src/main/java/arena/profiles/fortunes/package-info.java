/**
 * All rows of a table and one more, sorted and rendered as a page for each request.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /fortunes}
 *   <li>Profile: fortunes
 *   <li>SPEC 2.3, 3, 4.12; CHECKS 127-132
 *   <li>Punished: a slow template engine, as each page has 201 rows with text to escape
 * </ul>
 */
@NullMarked
package arena.profiles.fortunes;

import org.jspecify.annotations.NullMarked;
