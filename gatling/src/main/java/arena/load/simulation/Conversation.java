package arena.load.simulation;

import io.gatling.javaapi.core.ChainBuilder;

/** What a connection says, in Gatling's terms. When it says it, and what that counts for, is not its business. */
interface Conversation {

    /** What is said once at the beginning; the session is failed if the answer is wrong. */
    ChainBuilder opening();

    /**
     * One request and its answer; the session is failed if the answer is wrong.
     *
     * @param reported whether it is to be found in Gatling's report
     */
    ChainBuilder exchange(boolean reported);

    /** What follows an exchange: the next one can come, unless the session is still failed. */
    ChainBuilder recovery();

    /** What is said once at the end. */
    ChainBuilder closing();
}
