/**
 * Twenty files that lie on the disk, and may be replaced there at any time.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /static/{file}}
 *   <li>Profiles: static-tls, static-h2, static-h3
 *   <li>SPEC 2.2, 3, 4.9, 5.2, 6, 10.3; CHECKS 97-123
 *   <li>Punished: sending the original where a compressed sibling lies beside it; copies of large bodies; a
 *       cache that does not follow the disk within two seconds fails validation
 * </ul>
 */
@NullMarked
package arena.profiles.staticfiles;

import org.jspecify.annotations.NullMarked;
