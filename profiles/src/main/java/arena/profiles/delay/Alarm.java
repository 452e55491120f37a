package arena.profiles.delay;

/** Wakes somebody up, once, at the only time it is set to. Owned by one event loop. */
interface Alarm {

    /**
     * Sets it, instead of to whatever it was set before.
     *
     * @param millis from now, at least 1
     * @param ring what to run then
     */
    void set(long millis, Runnable ring);
}
