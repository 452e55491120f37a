/**
 * What runs inside Gatling's own process: the profiles of the catalogue as simulations.
 *
 * <ul>
 *   <li>One simulation class per family of profiles; requests, rotation and shape come from the catalogue
 *   <li>In: {@link arena.load.simulation.LoadSettings}, as system properties
 *   <li>Out: Gatling's report, a {@link arena.load.simulation.Measurement} as a file, and a
 *       {@link arena.load.simulation.Phase} marker on the standard output whenever a phase begins
 *   <li>SPEC 1.6, 4
 * </ul>
 */
@NullMarked
package arena.load.simulation;

import org.jspecify.annotations.NullMarked;
