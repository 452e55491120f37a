package arena.app;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayList;
import java.util.List;

/** Requests in turn, some of them at once. Their answers are known by their length. */
final class Rotation implements MemoryClient.Speaker {

    private final List<Batch> batches;
    private int next;
    private int awaited;

    /**
     * What is sent at once.
     *
     * @param answerBytes of all answers to it together
     */
    record Batch(ByteBuf requests, int answerBytes) {}

    /**
     * Begins with the first.
     *
     * @param singles a request each
     * @param atOnce how many of them are sent together, as a client does that pipelines
     */
    Rotation(List<Batch> singles, int atOnce) {
        batches = new ArrayList<>();
        for (int first = 0; first < singles.size(); first++) {
            ByteBuf requests = Unpooled.directBuffer();
            int answerBytes = 0;
            for (int i = 0; i < atOnce; i++) {
                Batch single = singles.get((first + i) % singles.size());
                requests.writeBytes(single.requests().duplicate());
                answerBytes += single.answerBytes();
            }
            batches.add(new Batch(requests, answerBytes));
        }
    }

    @Override
    public ByteBuf say() {
        Batch batch = batches.get(next);
        next = next + 1 == batches.size() ? 0 : next + 1;
        awaited = batch.answerBytes();
        return batch.requests().retainedDuplicate();
    }

    @Override
    public boolean hear(ByteBuf bytes) {
        awaited -= bytes.readableBytes();
        if (awaited < 0) {
            throw new IllegalStateException("an answer is longer than it was before, by " + -awaited + " bytes");
        }
        return awaited == 0;
    }
}
