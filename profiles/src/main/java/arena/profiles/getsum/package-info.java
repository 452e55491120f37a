/**
 * The sum of two operands as a unary gRPC call.
 *
 * <ul>
 *   <li>Endpoint: {@code POST /benchmark.BenchmarkService/GetSum}
 *   <li>Profiles: unary-grpc, unary-grpc-tls
 *   <li>SPEC 7; CHECKS 133-142
 *   <li>Punished: everything that HTTP/2 and gRPC do per call, as the message itself is four bytes; on a clear-
 *       text port that also speaks HTTP/1.1
 * </ul>
 */
@NullMarked
package arena.profiles.getsum;

import org.jspecify.annotations.NullMarked;
