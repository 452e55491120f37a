package arena.profiles.getsum;

import java.util.function.Supplier;

/** The ways to read and write the messages. */
enum MessagesKind {
    GENERATED(SumMessages::generated),
    DIRECT(SumMessages::direct);

    private final Supplier<SumMessages> messages;

    MessagesKind(Supplier<SumMessages> messages) {
        this.messages = messages;
    }

    SumMessages messages() {
        return messages.get();
    }
}
