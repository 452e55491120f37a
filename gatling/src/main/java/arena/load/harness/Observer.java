package arena.load.harness;

/** Looks at the server's process while it is measured, and at no other time. Calls come from one thread at a time. */
interface Observer {

    /** Does not look. */
    Observer NONE = new Observer() {
        @Override
        public void prepare() {}

        @Override
        public void measurementBegins() {}

        @Override
        public void measurementEnds() {}
    };

    /** The time to get ready: nothing is sent yet. */
    void prepare();

    void measurementBegins();

    void measurementEnds();
}
