package org.waymark.client.form;

import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;

/** Times in ISO 8601, UTC, to the millisecond. */
final class Times {

    private static final String FORM = "0000-00-00T00:00:00.000Z";

    private Times() {}

    /** @throws java.time.DateTimeException if it is no such time */
    static Instant parse(String text) {
        // A listing is full of times of this one form; the JDK's parser costs a stat more than all of its other fields.
        return isOfForm(text) ? parseFields(text) : Instant.parse(text);
    }

    private static boolean isOfForm(String text) {
        if (text.length() != FORM.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char wanted = FORM.charAt(i);
            if (wanted == '0' ? c < '0' || c > '9' : c != wanted) {
                return false;
            }
        }
        return number(text, 11, 13) < 24 && number(text, 14, 16) < 60 && number(text, 17, 19) < 60;
    }

    private static Instant parseFields(String text) {
        LocalDate day = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10));
        long minutes = (day.toEpochDay() * 24 + number(text, 11, 13)) * 60 + number(text, 14, 16);
        return Instant.ofEpochMilli((minutes * 60 + number(text, 17, 19)) * 1000 + number(text, 20, 23));
    }

    private static int number(String text, int start, int end) {
        return Integer.parseInt(text, start, end, 10);
    }

    static String text(Instant time) {
        return Format.MILLISECONDS.format(time);
    }

    /** Apart, because most commands read times and write none. */
    private static final class Format {
        static final DateTimeFormatter MILLISECONDS =
                new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
    }
}
