package arena.load.profile;

import java.util.List;
import java.util.Optional;

/**
 * Whose fault a sample is: the layer of the topmost frame that belongs to one. The JDK's own classes, libc and Netty's buffers
 * and helpers belong to none, for whoever calls them could do otherwise.
 *
 * @param frame that decided
 */
record Attribution(Layer layer, Frame frame) {

    private static final Frame NOBODY = new Frame(Frame.Kind.NATIVE, "", "unknown");

    /** @param stack the innermost frame first */
    static Attribution of(List<Frame> stack) {
        for (Frame frame : stack) {
            Optional<Layer> layer = LayerRules.of(frame);
            if (layer.isPresent()) {
                return new Attribution(layer.get(), frame);
            }
        }
        boolean netty = stack.stream().anyMatch(LayerRules::isHelper);
        return new Attribution(netty ? Layer.TRANSPORT : Layer.OTHER, stack.isEmpty() ? NOBODY : stack.getFirst());
    }
}
