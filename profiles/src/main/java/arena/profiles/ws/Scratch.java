package arena.profiles.ws;

/** An array that the connections of an event loop use one after the other. Owned by that loop. */
final class Scratch {

    private byte[] bytes = {};

    /** The array, of this length at least, with anything in it. */
    byte[] ofLength(int length) {
        if (bytes.length < length) {
            bytes = new byte[Math.max(length, 2 * bytes.length)];
        }
        return bytes;
    }
}
