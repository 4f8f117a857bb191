package org.waymark.cli.text;

/** Text from strangers, made safe for a terminal. */
public final class Printable {

    private Printable() {}

    /** {@code text} with a question mark for every control character. */
    public static String text(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return replaced(text);
            }
        }
        return text;
    }

    private static String replaced(String text) {
        char[] safe = text.toCharArray();
        for (int i = 0; i < safe.length; i++) {
            if (Character.isISOControl(safe[i])) {
                safe[i] = '?';
            }
        }
        return new String(safe);
    }
}
