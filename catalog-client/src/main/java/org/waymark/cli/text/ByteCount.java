package org.waymark.cli.text;

import org.waymark.api.CatalogException;

/** Sizes as people write them; a K has 1024 bytes. */
public final class ByteCount {

    private static final String UNITS = "KMGTPE";

    private ByteCount() {}

    /** At most four characters and a unit: {@code 512}, {@code 1.5K}, {@code 23M}. Rounded up, as {@code ls -h} does. */
    public static String brief(long bytes) {
        if (bytes < 1024) {
            return Long.toString(bytes);
        }
        // In 1024ths of the unit, the first of which the number does not fill four digits of.
        long parts = bytes;
        int unit = 0;
        while (parts > 1023 * 1024L) {
            parts = ((parts - 1) >> 10) + 1;
            unit++;
        }
        long tenths = (parts * 10 + 1023) >> 10;
        return (tenths < 100 ? tenths / 10 + "." + tenths % 10 : Long.toString((tenths + 9) / 10)) + UNITS.charAt(unit);
    }

    /**
     * Reads a number of bytes, or of K, M, G, T, P or E (in either case, {@code B} or {@code iB} may follow); {@code c}
     * stands for bytes.
     *
     * @throws CatalogException INVALID_ARGUMENT if it is no such size
     */
    public static long parse(String text) {
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        try {
            return Math.multiplyExact(Long.parseLong(text.substring(0, digits)), factor(text, text.substring(digits)));
        } catch (ArithmeticException | NumberFormatException e) {
            throw malformed(text);
        }
    }

    private static long factor(String text, String unit) {
        if (unit.isEmpty() || unit.equals("c") || unit.equals("B")) {
            return 1;
        }
        int power = UNITS.indexOf(Character.toUpperCase(unit.charAt(0))) + 1;
        String rest = unit.substring(1);
        if (power == 0 || !(rest.isEmpty() || rest.equals("B") || rest.equals("iB"))) {
            throw malformed(text);
        }
        return 1L << (10 * power);
    }

    private static CatalogException malformed(String text) {
        return CatalogException.invalid("not a size (as 4096, 10k, 5M, 1GiB): " + text);
    }
}
