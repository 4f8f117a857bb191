package org.waymark.client.form;

/** Any text. */
public final class TextForm implements Form<String> {

    public static final Form<String> FORM = new TextForm();

    private TextForm() {}

    @Override
    public String read(FormReader in) {
        return in.text();
    }

    @Override
    public void write(String text, FormWriter out) {
        out.text(text);
    }
}
