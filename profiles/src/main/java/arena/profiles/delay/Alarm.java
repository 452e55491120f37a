package arena.profiles.delay;

/** Wakes somebody up later, any number of times. Owned by one event loop. */
interface Alarm {

    /**
     * Rings once.
     *
     * @param millis from now, at least 1
     */
    void in(long millis, Runnable ring);

    /** Rings at the next turn of the event loop, which does not sleep before. */
    void atNextTurn(Runnable ring);
}
