package arena.load.validate.fake;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The page of fortunes. */
final class FakeFortunes {

    private static final String ALERT = "<script>alert(\"no\");</script>";

    private FakeFortunes() {}

    static String page(Fault fault) {
        int rows = fault == Fault.FORTUNE_MISSING ? 198 : 199;
        String alert = fault == Fault.FORTUNES_UNESCAPED
                ? ALERT
                : ALERT.replace("<", "&lt;").replace(">", "&gt;");
        String synthetic = IntStream.rangeClosed(1, rows)
                .mapToObj(id ->
                        row(id, "A fortune that says little, and takes its time for it, to be of a plausible length."))
                .collect(Collectors.joining());
        return "<!DOCTYPE html><html><body><table>" + row(0, "Additional fortune added at request time.")
                + row(11, "&lt;script&gt; " + alert) + synthetic + "</table></body></html>";
    }

    private static String row(int id, String message) {
        return "<tr><td>" + id + "</td><td>" + message + "</td></tr>";
    }
}
