package org.waymark.client.json;

import org.waymark.api.Mode;

/** A mode as four octal digits. */
public final class ModeJson {

    private ModeJson() {}

    public static String text(Mode mode) {
        String digits = Integer.toOctalString(mode.bits());
        return "0000".substring(digits.length()) + digits;
    }

    static Mode parse(String text) {
        return new Mode(Integer.parseInt(text, 8));
    }
}
