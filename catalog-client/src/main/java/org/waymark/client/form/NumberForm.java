package org.waymark.client.form;

/** A whole number. */
public final class NumberForm implements Form<Long> {

    public static final Form<Long> FORM = new NumberForm();

    private NumberForm() {}

    @Override
    public Long read(FormReader in) {
        return in.number();
    }

    @Override
    public void write(Long number, FormWriter out) {
        out.number(number);
    }
}
