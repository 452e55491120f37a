package arena.profiles.getsum;

/** The ways to read and write the messages. */
enum MessagesKind {
    GENERATED,
    DIRECT;

    SumMessages messages() {
        return switch (this) {
            case GENERATED -> SumMessages.generated();
            case DIRECT -> SumMessages.direct();
        };
    }
}
