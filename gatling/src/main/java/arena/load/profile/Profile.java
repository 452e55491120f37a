package arena.load.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/** The samples of a recording, laid to layers. Of the frames of a layer those count that decided: see {@link LayerRules}. */
public final class Profile {

    private static final List<String> EVENTS = List.of("jdk.ExecutionSample", "jdk.NativeMethodSample");

    private final Map<Layer, Map<Frame, Long>> layers = new EnumMap<>(Layer.class);

    private Profile() {}

    /** Reads a recording of async-profiler, or of JFR. */
    public static Profile read(Path recording) throws IOException {
        Profile profile = new Profile();
        try (RecordingFile events = new RecordingFile(recording)) {
            while (events.hasMoreEvents()) {
                RecordedEvent event = events.readEvent();
                if (EVENTS.contains(event.getEventType().getName())) {
                    profile.add(frames(event.getStackTrace()));
                }
            }
        }
        return profile;
    }

    /** One of these stacks, each with its innermost frame first. */
    public static Profile of(List<List<Frame>> stacks) {
        Profile profile = new Profile();
        stacks.forEach(profile::add);
        return profile;
    }

    /** All of them. */
    public long samples() {
        return layers.keySet().stream().mapToLong(this::samples).sum();
    }

    public long samples(Layer layer) {
        return frames(layer).values().stream().mapToLong(Long::longValue).sum();
    }

    /** The frames of this layer with the most samples, and those samples, the most first. */
    public List<Map.Entry<Frame, Long>> top(Layer layer, int most) {
        return frames(layer).entrySet().stream()
                .sorted(Map.Entry.<Frame, Long>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.comparing(Frame::label))))
                .limit(most)
                .toList();
    }

    private Map<Frame, Long> frames(Layer layer) {
        return layers.getOrDefault(layer, Map.of());
    }

    private void add(List<Frame> stack) {
        Attribution attribution = Attribution.of(stack);
        layers.computeIfAbsent(attribution.layer(), _ -> new HashMap<>()).merge(attribution.frame(), 1L, Long::sum);
    }

    private static List<Frame> frames(RecordedStackTrace stack) {
        if (stack == null) {
            return List.of();
        }
        List<Frame> frames = new ArrayList<>();
        stack.getFrames().forEach(frame -> frames.add(frame(frame)));
        return frames;
    }

    private static Frame frame(RecordedFrame frame) {
        String owner = Optional.ofNullable(frame.getMethod().getType())
                .map(type -> type.getName())
                .orElse("");
        String type = String.valueOf(frame.getType());
        Frame.Kind kind = switch (type) {
            case "Kernel" -> Frame.Kind.KERNEL;
            // What async-profiler calls C++ are functions of the JVM. JFR has a native method of Java here.
            case "Native", "C++" ->
                owner.contains(".so") || owner.isEmpty() || type.equals("C++") ? Frame.Kind.NATIVE : Frame.Kind.JAVA;
            default -> Frame.Kind.JAVA;
        };
        String library = type.equals("C++") && owner.isEmpty() ? "libjvm.so" : owner;
        return new Frame(
                kind,
                kind == Frame.Kind.NATIVE ? library : owner,
                frame.getMethod().getName());
    }
}
