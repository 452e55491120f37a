package arena.profiles.staticfiles;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Whether a conditional request is to be carried out (RFC 9110, 13): in the order of 13.2.2, tags before dates, and a
 * date counts only where its tag is absent.
 */
final class Conditions {

    // Vert.x has no constants for these.
    private static final CharSequence IF_RANGE = HttpHeaders.createOptimized("if-range");
    private static final CharSequence IF_UNMODIFIED_SINCE = HttpHeaders.createOptimized("if-unmodified-since");

    /** What is to be done. */
    enum Outcome {
        PROCEED,
        /** 304. */
        NOT_MODIFIED,
        /** 412. */
        FAILED
    }

    private Conditions() {}

    static Outcome evaluate(HttpServerRequest request, Validators file) {
        if (preconditionFails(request, file)) {
            return Outcome.FAILED;
        }
        String noneMatch = field(request, HttpHeaders.IF_NONE_MATCH);
        if (noneMatch != null) {
            return EntityTags.match(noneMatch, file.opaque()) ? Outcome.NOT_MODIFIED : Outcome.PROCEED;
        }
        String modifiedSince = request.getHeader(HttpHeaders.IF_MODIFIED_SINCE);
        return modifiedSince != null && isUnmodified(modifiedSince, file, false)
                ? Outcome.NOT_MODIFIED
                : Outcome.PROCEED;
    }

    /** Whether a range may be taken out of this version: If-Range is absent, or names exactly this one (13.1.5). */
    static boolean rangeApplies(HttpServerRequest request, Validators file, long nowSeconds) {
        String ifRange = request.getHeader(IF_RANGE);
        if (ifRange == null) {
            return true;
        }
        if (ifRange.indexOf('"') >= 0) {
            return file.strong() && ifRange.strip().equals(file.opaque());
        }
        // A date has whole seconds: it is a strong validator only when another change in its second is out of the
        // question.
        OptionalLong date = HttpDate.parse(ifRange);
        return date.isPresent()
                && date.getAsLong() == file.modifiedSeconds()
                && file.modifiedSeconds() + 1 < nowSeconds;
    }

    private static boolean preconditionFails(HttpServerRequest request, Validators file) {
        String match = field(request, HttpHeaders.IF_MATCH);
        if (match != null) {
            return !EntityTags.matchStrongly(match, file);
        }
        String unmodifiedSince = request.getHeader(IF_UNMODIFIED_SINCE);
        return unmodifiedSince != null && !isUnmodified(unmodifiedSince, file, true);
    }

    /** Whether the file is not newer than this date; a date that is none says nothing. */
    private static boolean isUnmodified(String date, Validators file, boolean unlessDate) {
        OptionalLong seconds = HttpDate.parse(date);
        return seconds.isPresent() ? file.modifiedSeconds() <= seconds.getAsLong() : unlessDate;
    }

    /** The field's value, of all its lines. */
    private static @Nullable String field(HttpServerRequest request, CharSequence name) {
        String first = request.getHeader(name);
        if (first == null) {
            return null;
        }
        List<String> lines = request.headers().getAll(name);
        return lines.size() == 1 ? first : String.join(",", lines);
    }
}
