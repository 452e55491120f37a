package arena.load.validate.checks;

import arena.load.validate.client.MultiplexedSite;

/** Asks for sums where they are the same over any protocol. */
record Sums(MultiplexedSite site) {

    static final String ONE_AND_ONE = target(1, 1);

    void mustAddOperands() {
        site.get(target(13, 42)).mustHaveBody(55);
    }

    void mustAddRandomOperands() {
        int a = Dice.operand();
        int b = Dice.operand();
        site.get(target(a, b)).mustHaveBody(a + b);
    }

    void mustAnswerPlainText() {
        site.get(ONE_AND_ONE).mustHaveType("text/plain");
    }

    private static String target(int a, int b) {
        return "/baseline2?a=" + a + "&b=" + b;
    }
}
