package arena.load.profile;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whose fault a sample is: the layer of the topmost frame that belongs to one. The JDK's own classes, libc and Netty's buffers
 * and helpers belong to none, for whoever calls them could do otherwise.
 *
 * @param frame that decided
 */
record Attribution(Layer layer, Frame frame) {

    private static final List<String> HELPERS = List.of("io.netty.buffer.", "io.netty.util.");
    private static final Frame NOBODY = new Frame(Frame.Kind.NATIVE, "", "unknown");

    private record Rule(String beginning, Layer layer) {}

    private static final List<Rule> CLASSES = rules(Layer::classes);
    private static final List<Rule> LIBRARIES = rules(Layer::libraries);

    /** @param stack the innermost frame first */
    static Attribution of(List<Frame> stack) {
        if (stack.isEmpty()) {
            return new Attribution(Layer.OTHER, NOBODY);
        }
        Frame top = stack.getFirst();
        if (top.kind() == Frame.Kind.KERNEL) {
            return new Attribution(Layer.KERNEL, top);
        }
        for (Frame frame : stack) {
            Optional<Layer> layer = layerOf(frame);
            if (layer.isPresent()) {
                return new Attribution(layer.get(), frame);
            }
        }
        boolean netty = stack.stream().anyMatch(Attribution::isHelper);
        return new Attribution(netty ? Layer.TRANSPORT : Layer.OTHER, top);
    }

    private static Optional<Layer> layerOf(Frame frame) {
        return switch (frame.kind()) {
            case JAVA -> isHelper(frame) ? Optional.empty() : first(CLASSES, frame.owner());
            case NATIVE -> first(LIBRARIES, frame.owner());
            case KERNEL -> Optional.of(Layer.KERNEL);
        };
    }

    private static boolean isHelper(Frame frame) {
        return HELPERS.stream().anyMatch(frame.owner()::startsWith);
    }

    private static Optional<Layer> first(List<Rule> rules, String name) {
        return rules.stream()
                .filter(rule -> name.startsWith(rule.beginning()))
                .map(Rule::layer)
                .findFirst();
    }

    /** The longest first. */
    private static List<Rule> rules(Function<Layer, List<String>> beginnings) {
        return Arrays.stream(Layer.values())
                .flatMap(layer -> beginnings.apply(layer).stream().map(beginning -> new Rule(beginning, layer)))
                .sorted(Comparator.comparingInt((Rule rule) -> rule.beginning().length())
                        .reversed())
                .toList();
    }
}
