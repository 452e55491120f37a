package arena.app.edge;

import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The patience with everything that is under way on one event loop. A timer of its own for each request would cost more than
 * the request is worth: here setting, moving and dropping a deadline is a few writes to memory, and one timer looks at
 * all of them ten times a second, as long as there are any.
 */
final class Deadlines {

    static final long TICK_MILLIS = 100;

    private final Vertx loop;
    private final Deadline ring = new Deadline(this, () -> {});
    private long now;
    private boolean ticking;

    Deadlines(Vertx loop) {
        this.loop = loop;
    }

    /** One that is not set yet. */
    Deadline create(Runnable missed) {
        return new Deadline(this, missed);
    }

    private void ensureTicking() {
        if (!ticking) {
            ticking = true;
            loop.setTimer(TICK_MILLIS, _ -> tick());
        }
    }

    private void tick() {
        ticking = false;
        now++;
        List<Deadline> overdue = new ArrayList<>();
        for (Deadline each = ring.next; each != ring; each = each.next) {
            if (each.due <= now) {
                overdue.add(each);
            }
        }
        for (Deadline each : overdue) {
            // What was done about the one before may have moved or dropped it.
            if (each.next != each && each.due <= now) {
                each.drop();
                each.missed.run();
            }
        }
        if (ring.next != ring) {
            ensureTicking();
        }
    }

    /** When something has to have happened. A link of a ring, in no order; not in it, it is a ring of its own. */
    static final class Deadline {

        private final Deadlines all;
        private final Runnable missed;
        private Deadline previous = this;
        private Deadline next = this;
        private long due;

        private Deadline(Deadlines all, Runnable missed) {
            this.all = all;
            this.missed = missed;
        }

        /** Sets it, or moves it, to so long from now and up to 100 ms more. */
        void in(Duration patience) {
            due = all.now + patience.toMillis() / TICK_MILLIS + 1;
            if (next == this) {
                Deadline last = all.ring.previous;
                previous = last;
                next = all.ring;
                last.next = this;
                all.ring.previous = this;
                all.ensureTicking();
            }
        }

        /** It does not matter any more. */
        void drop() {
            previous.next = next;
            next.previous = previous;
            previous = this;
            next = this;
        }
    }
}
