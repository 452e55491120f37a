package arena.app.local;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sentences of a language, made by replacing symbols by one of their choices until none is left. The notation of the
 * grammar files is explained in {@code css.grammar}. Immutable.
 */
final class Grammar {
    private static final Pattern RULE = Pattern.compile("([a-z]+)([:=]) (.*)");
    private static final Pattern REFERENCE = Pattern.compile("@([a-z]+)@|@(\\d+)-(\\d+)@");

    private static final Pattern WORD_END = Pattern.compile(" ");

    private final Map<String, List<List<Piece>>> choices = new HashMap<>();

    private sealed interface Piece {}

    private record Text(String text) implements Piece {}

    private record Symbol(String name) implements Piece {}

    private record Range(int from, int to) implements Piece {}

    private Grammar() {}

    static Grammar load(String resource) {
        var grammar = new Grammar();
        Resources.text(resource).lines().filter(line -> !line.startsWith("#")).forEach(grammar::add);
        return grammar;
    }

    private void add(String line) {
        Matcher rule = RULE.matcher(line);
        if (!rule.matches()) {
            throw new IllegalArgumentException("Neither \"name: words\" nor \"name= text\": " + line);
        }
        Stream<String> texts =
                rule.group(2).equals(":") ? WORD_END.splitAsStream(rule.group(3)) : Stream.of(rule.group(3));
        List<List<Piece>> known = choices.computeIfAbsent(rule.group(1), _ -> new ArrayList<>());
        texts.map(Grammar::parse).forEach(known::add);
    }

    private static List<Piece> parse(String text) {
        var pieces = new ArrayList<Piece>();
        int end = 0;
        Matcher reference = REFERENCE.matcher(text);
        while (reference.find()) {
            pieces.add(new Text(text.substring(end, reference.start())));
            pieces.add(
                    reference.group(1) != null
                            ? new Symbol(reference.group(1))
                            : new Range(Integer.parseInt(reference.group(2)), Integer.parseInt(reference.group(3))));
            end = reference.end();
        }
        pieces.add(new Text(text.substring(end)));
        return pieces;
    }

    /** A sentence for a symbol; the same generator state makes the same sentence. */
    String sentence(String symbol, RandomGenerator random) {
        var out = new StringBuilder();
        write(symbol, random, out);
        return out.toString();
    }

    private void write(String symbol, RandomGenerator random, StringBuilder out) {
        List<List<Piece>> known = choices.get(symbol);
        if (known == null) {
            throw new IllegalArgumentException("No rule for @" + symbol + "@");
        }
        for (Piece piece : known.get(random.nextInt(known.size()))) {
            switch (piece) {
                case Text(String text) -> out.append(text);
                case Symbol(String name) -> write(name, random, out);
                case Range(int from, int to) -> out.append(random.nextInt(from, to + 1));
            }
        }
    }
}
