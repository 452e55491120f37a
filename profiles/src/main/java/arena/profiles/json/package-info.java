/**
 * The first items of the dataset with a total that is computed for each request.
 *
 * <ul>
 *   <li>Endpoints: {@code GET /json/{count}?m=}, {@code GET /public/json/{count}?m=}
 *   <li>Profiles: json-comp, json-tls, json-h2c; production-stack
 *   <li>SPEC 3, 4.6, 4.7, 4.11, 5.4, 9.3; CHECKS 39-52, 81-83, 182
 *   <li>Punished: slow serialisation; in json-comp every byte of the answer, headers too, and squared
 * </ul>
 */
@NullMarked
package arena.profiles.json;

import org.jspecify.annotations.NullMarked;
