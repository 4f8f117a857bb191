package org.waymark.client.form;

import java.util.Map;

/** Named texts. */
public final class AttributesForm implements Form<Map<String, String>> {

    public static final Form<Map<String, String>> FORM = new AttributesForm();

    private AttributesForm() {}

    @Override
    public Map<String, String> read(FormReader in) {
        return in.map(TextForm.FORM);
    }

    @Override
    public void write(Map<String, String> attributes, FormWriter out) {
        out.map(attributes, TextForm.FORM);
    }
}
