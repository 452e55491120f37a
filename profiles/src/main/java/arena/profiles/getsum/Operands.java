package arena.profiles.getsum;

/**
 * The numbers of a request.
 *
 * @param count how many sums to answer; 0 where the method answers one
 */
record Operands(int a, int b, int count) {}
