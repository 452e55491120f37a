package arena.load.harness;

import java.time.Duration;

/**
 * What processes have used of the machine, or use now.
 *
 * @param user CPU time in the programs, since they began, in steps of 10 ms
 * @param system CPU time in the kernel, the same
 * @param voluntarySwitches of all threads that live: for want of something to do
 * @param involuntarySwitches the same: because their time was up
 * @param residentKiB now; pages that two processes share count twice
 * @param peakResidentKiB the most since the peak was reset
 */
record Usage(
        Duration user,
        Duration system,
        long voluntarySwitches,
        long involuntarySwitches,
        long residentKiB,
        long peakResidentKiB,
        int threads,
        int descriptors) {

    Usage plus(Usage other) {
        return new Usage(
                user.plus(other.user),
                system.plus(other.system),
                voluntarySwitches + other.voluntarySwitches,
                involuntarySwitches + other.involuntarySwitches,
                residentKiB + other.residentKiB,
                peakResidentKiB + other.peakResidentKiB,
                threads + other.threads,
                descriptors + other.descriptors);
    }
}
