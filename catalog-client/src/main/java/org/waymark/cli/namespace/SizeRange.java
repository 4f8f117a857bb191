package org.waymark.cli.namespace;

import org.jspecify.annotations.Nullable;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.text.ByteCount;

/** The sizes that {@code +10M}, {@code -10M} or {@code 4096} stand for; null is no bound. Bounds are within. */
record SizeRange(@Nullable Long least, @Nullable Long most) {

    static SizeRange of(@Nullable String text) {
        if (text == null) {
            return new SizeRange(null, null);
        }
        long size = ByteCount.parse(unsigned(text));
        return switch (text.charAt(0)) {
            case '+' -> new SizeRange(size + 1, null);
            case '-' -> new SizeRange(null, size - 1);
            default -> new SizeRange(size, size);
        };
    }

    /** A whole number that may have a sign before it. */
    static long number(String text) {
        try {
            int number = Integer.parseInt(unsigned(text));
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // As a number below zero, it ends in the complaint below.
        }
        throw new UsageException("Illegal command line arguments: not a number: " + text);
    }

    private static String unsigned(String text) {
        return text.startsWith("+") || text.startsWith("-") ? text.substring(1) : text;
    }
}
