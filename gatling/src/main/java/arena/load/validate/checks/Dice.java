package arena.load.validate.checks;

import java.util.concurrent.ThreadLocalRandom;

/** Random numbers of the validator: drawn anew in each run, so that no server can know them. */
final class Dice {

    private Dice() {}

    /** Three digits. */
    static int operand() {
        return between(100, 999);
    }

    /** Both bounds included. */
    static int between(int min, int max) {
        return ThreadLocalRandom.current().nextInt(min, max + 1);
    }

    /** The first one is not zero, as the first byte of an empty buffer would be. */
    static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        ThreadLocalRandom.current().nextBytes(bytes);
        if (count > 0) {
            bytes[0] |= 1;
        }
        return bytes;
    }
}
