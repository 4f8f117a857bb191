package org.waymark.cli.text;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.waymark.api.CatalogException;

/** Times as the command line writes and reads them: always UTC. */
public final class UtcTime {

    private UtcTime() {}

    /** {@code 2026-11-21 08:53}. */
    public static String toMinute(Instant time) {
        LocalDateTime at = LocalDateTime.ofEpochSecond(time.getEpochSecond(), 0, ZoneOffset.UTC);
        StringBuilder text = new StringBuilder(19).append(at.toLocalDate());
        return twoDigits(twoDigits(text.append(' '), at.getHour()).append(':'), at.getMinute())
                .toString();
    }

    /** {@code 2026-11-21 08:53:07}. */
    public static String toSecond(Instant time) {
        StringBuilder text = new StringBuilder(toMinute(time)).append(':');
        return twoDigits(text, (int) Math.floorMod(time.getEpochSecond(), 60)).toString();
    }

    private static StringBuilder twoDigits(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    /**
     * Reads {@code now}, {@code 2026-11-21}, {@code 2026-11-21 08:53}, {@code 2026-11-21T08:53:07.123Z}, {@code @SECONDS}
     * since 1970, or {@code +DAYS} from now.
     *
     * @throws CatalogException INVALID_ARGUMENT if it is none of these
     */
    public static Instant parse(String text, Clock clock) {
        try {
            if (text.equals("now")) {
                return clock.instant();
            }
            if (text.startsWith("+")) {
                return clock.instant().plus(Duration.ofDays(Long.parseLong(text.substring(1))));
            }
            if (text.startsWith("@")) {
                return Instant.ofEpochSecond(Long.parseLong(text.substring(1)));
            }
            if (text.endsWith("Z")) {
                return Instant.parse(text.replace(' ', 'T'));
            }
            return text.length() > 10
                    ? LocalDateTime.parse(text.replace(' ', 'T')).toInstant(ZoneOffset.UTC)
                    : LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC);
        } catch (DateTimeException | ArithmeticException | NumberFormatException e) {
            throw CatalogException.invalid("not a time (now, 2026-11-21, 2026-11-21 08:53, @SECONDS, +DAYS): " + text);
        }
    }
}
