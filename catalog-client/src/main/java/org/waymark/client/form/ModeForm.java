package org.waymark.client.form;

import org.waymark.api.Mode;

/** A mode as four octal digits. */
public final class ModeForm {

    private ModeForm() {}

    public static String text(Mode mode) {
        String digits = Integer.toOctalString(mode.bits());
        return "0000".substring(digits.length()) + digits;
    }

    static Mode parse(String text) {
        return new Mode(Integer.parseInt(text, 8));
    }
}
