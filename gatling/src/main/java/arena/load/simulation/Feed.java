package arena.load.simulation;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Payload;
import arena.profiles.Request;
import arena.profiles.check.Verifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Thousands of requests that differ in their target and answer alone. Thread-safe. */
final class Feed {

    /** A request, and what judges the body that it is answered with. */
    record Entry(Request request, BodyCheck body) {

        /** For Gatling's report, which has no room for thousands: items are counted together. */
        String name() {
            String target = request.answer().content() instanceof Content.Item ? "/api/items/{id}" : request.target();
            return request.method() + " " + target;
        }

        Answer answer() {
            return request.answer();
        }
    }

    private final List<Entry> entries;

    /** @throws IllegalArgumentException if they differ in more */
    Feed(List<Request> requests, Verifier verifier) {
        Request first = requests.getFirst();
        if (!requests.stream().allMatch(request -> isLike(first, request))) {
            throw new IllegalArgumentException("requests: of several kinds (expected: one method, the same headers)");
        }
        Map<Request, Entry> distinct = new HashMap<>();
        this.entries = requests.stream()
                .map(request -> distinct.computeIfAbsent(
                        request, it -> new Entry(it, new BodyCheck(it.answer().content(), verifier))))
                .toList();
    }

    private static boolean isLike(Request first, Request other) {
        return other.method().equals(first.method())
                && other.headers().equals(first.headers())
                && other.payload().framing() == Payload.Framing.NONE;
    }

    /** What all have in common can be told from it. */
    Request first() {
        return entries.getFirst().request();
    }

    /** The one whose turn it is, over and over again. */
    Entry at(long turn) {
        return entries.get((int) (turn % entries.size()));
    }
}
