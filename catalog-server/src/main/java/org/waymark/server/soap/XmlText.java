package org.waymark.server.soap;

/** Text as XML can hold it. */
final class XmlText {

    private static final int LONGEST = 200;
    private static final char REPLACEMENT = '\uFFFD';

    private XmlText() {}

    /** The text itself if all of its characters are legal in XML 1.0; otherwise with U+FFFD for those that are not. */
    static String legal(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= Character.MIN_SURROGATE) {
                return replaced(text);
            }
        }
        return text;
    }

    /** A client's text as it may stand in a message about it. */
    static String brief(String text) {
        return legal(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
    }

    private static String replaced(String text) {
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().map(c -> isLegal(c) ? c : REPLACEMENT).forEach(legal::appendCodePoint);
        return legal.toString();
    }

    private static boolean isLegal(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= ' ' && c < Character.MIN_SURROGATE)
                || (c > Character.MAX_SURROGATE && c < 0xFFFE)
                || c >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }
}
