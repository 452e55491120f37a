package arena.app;

import io.vertx.core.net.HostAndPort;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Typed access to environment variables. An empty value counts as absent, as it does for most shells and compose files. */
record Environment(Map<String, String> variables) {

    private static final String AUTO = "auto";

    private enum Switch {
        ON,
        OFF
    }

    Optional<String> text(String variable) {
        return Optional.ofNullable(variables.get(variable)).map(String::strip).filter(value -> !value.isEmpty());
    }

    /** An integer within bounds, both included. */
    int integer(String variable, int fallback, int min, int max) {
        String expected = "an integer between " + min + " and " + max;
        return text(variable)
                .map(value -> {
                    try {
                        int number = Integer.parseInt(value);
                        if (number >= min && number <= max) {
                            return number;
                        }
                    } catch (NumberFormatException _) {
                        // Said below, as for a number out of bounds.
                    }
                    throw new ConfigException(variable, value, expected);
                })
                .orElse(fallback);
    }

    /** A number of bytes, also with a suffix for a binary multiple: {@code 65536}, {@code 64K}, {@code 64M}, {@code 1G}. */
    long bytes(String variable, long fallback) {
        return text(variable).map(value -> parseBytes(variable, value)).orElse(fallback);
    }

    private static long parseBytes(String variable, String value) {
        int shift = 10 * (1 + "KMG".indexOf(Character.toUpperCase(value.charAt(value.length() - 1))));
        String digits = shift > 0 ? value.substring(0, value.length() - 1) : value;
        try {
            long number = Long.parseLong(digits);
            if (number >= 0 && number <= Long.MAX_VALUE >> shift) {
                return number << shift;
            }
        } catch (NumberFormatException _) {
            // Said below, as for a number out of bounds.
        }
        throw new ConfigException(variable, value, "a number of bytes, such as 67108864 or 64M");
    }

    /** An address and a port, {@code HOST:PORT}; an IPv6 address in brackets. Port 0 is for any free one. */
    HostAndPort hostAndPort(String variable, HostAndPort fallback) {
        return text(variable)
                .map(value -> Optional.ofNullable(HostAndPort.parseAuthority(value, -1))
                        .filter(address -> address.port() >= 0)
                        .orElseThrow(() -> new ConfigException(variable, value, "HOST:PORT")))
                .orElse(fallback);
    }

    /** Whether something is on or off, by these words. */
    boolean isOn(String variable, boolean fallback) {
        return choice(variable, Switch.class).map(Switch.ON::equals).orElse(fallback);
    }

    /** A constant of an enum by its lower-case name. */
    <E extends Enum<E>> Optional<E> choice(String variable, Class<E> type) {
        return text(variable)
                .map(value -> find(value, type).orElseThrow(() -> new ConfigException(variable, value, labels(type))));
    }

    /** The same, or empty for {@code auto} too. */
    <E extends Enum<E>> Optional<E> choiceOrAuto(String variable, Class<E> type) {
        return text(variable)
                .filter(value -> !AUTO.equalsIgnoreCase(value))
                .map(value -> find(value, type)
                        .orElseThrow(() -> new ConfigException(variable, value, labels(type) + ", " + AUTO)));
    }

    private static <E extends Enum<E>> Optional<E> find(String label, Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equalsIgnoreCase(label))
                .findFirst();
    }

    private static String labels(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
