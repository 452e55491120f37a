/**
 * The sum of two operands as a gRPC call.
 *
 * <ul>
 *   <li>Endpoint: {@code POST /benchmark.BenchmarkService/GetSum}, a unary call; and {@code StreamSum}, which streams count
 *       replies
 *   <li>Profiles: unary-grpc, unary-grpc-tls
 *   <li>SPEC 7, 13; CHECKS 133-142
 *   <li>Punished: everything that HTTP/2 and gRPC do per call, as the message itself is four bytes; on a clear-
 *       text port that also speaks HTTP/1.1
 * </ul>
 *
 * <p>What a call that is not as it should be ends with, always with HTTP status 200:
 *
 * <ul>
 *   <li>OUT_OF_RANGE: the sum does not fit in 32 bits. It does not wrap around: a wrong sum would look like a right one
 *   <li>INTERNAL, as grpc-java does it: a message that is malformed, cut off or said to be compressed without saying how;
 *       none or more than one; a malformed {@code grpc-timeout}
 *   <li>RESOURCE_EXHAUSTED: a message of more than 4096 bytes, in its frame or uncompressed
 *   <li>UNIMPLEMENTED: an unknown service, method or {@code grpc-encoding}; gzip is known
 *   <li>DEADLINE_EXCEEDED: the time that {@code grpc-timeout} gives is over
 *   <li>INVALID_ARGUMENT: a count that is negative or above 1,000,000
 * </ul>
 *
 * <p>Replies are never compressed. The server of Vert.x shows neither the flag of a message nor what follows the last whole
 * one: a flag other than 1 counts as 0, and bytes behind the message that are no message are ignored.
 *
 * <p>The flavour {@code standard} uses what Vert.x generates from the service's description but for the stub: messages and the
 * methods with their codecs. Behind a stub a call whose message is malformed, cut off, too large or missing gets no answer at
 * all, and its client waits for ever.
 */
@NullMarked
package arena.profiles.getsum;

import org.jspecify.annotations.NullMarked;
