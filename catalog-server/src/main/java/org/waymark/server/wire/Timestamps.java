package org.waymark.server.wire;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Times on the wire: RFC 3339, years 0001 to 9999; written in UTC with three digits of milliseconds. */
public final class Timestamps {

    private static final int FIRST_YEAR = 1;
    private static final int LAST_YEAR = 9999;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private Timestamps() {}

    /** {@code 2026-01-31T12:00:00.000Z}. By hand, since a formatter costs more than the rest of an entry. */
    public static String text(Instant time) {
        LocalDateTime utc = LocalDateTime.ofEpochSecond(time.getEpochSecond(), time.getNano(), ZoneOffset.UTC);
        if (utc.getYear() < FIRST_YEAR || utc.getYear() > LAST_YEAR) {
            return time.toString();
        }
        char[] text = "0000-00-00T00:00:00.000Z".toCharArray();
        digits(text, 3, utc.getYear());
        digits(text, 6, utc.getMonthValue());
        digits(text, 9, utc.getDayOfMonth());
        digits(text, 12, utc.getHour());
        digits(text, 15, utc.getMinute());
        digits(text, 18, utc.getSecond());
        digits(text, 22, utc.getNano() / NANOS_PER_MILLI);
        return new String(text);
    }

    /** Puts {@code number} where its last digit is at {@code end}. */
    private static void digits(char[] text, int end, int number) {
        int rest = number;
        for (int i = end; rest > 0; i--) {
            text[i] = (char) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** @throws DateTimeException if it is no RFC 3339 time of the years 0001 to 9999 */
    public static Instant parse(String text) {
        OffsetDateTime time = OffsetDateTime.parse(text);
        if (time.getYear() < FIRST_YEAR || time.getYear() > LAST_YEAR) {
            throw new DateTimeException("a year of four digits is needed");
        }
        return time.toInstant();
    }
}
