package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.AclEntry;
import org.waymark.api.Decision;
import org.waymark.api.Rights;

/** The answer to a question about rights. */
public final class DecisionForm implements Form<Decision> {

    public static final Form<Decision> FORM = new DecisionForm();

    private DecisionForm() {}

    @Override
    public Decision read(FormReader in) {
        @Nullable Boolean allowed = null;
        @Nullable Rights effective = null;
        @Nullable AclEntry decidedBy = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "allowed" -> allowed = in.flag();
                case "effective" -> effective = Rights.parse(in.text());
                case "decidedBy" -> decidedBy = AclEntryForm.FORM.read(in);
                default -> in.skip();
            }
        }
        return new Decision(in.require("allowed", allowed), in.require("effective", effective), decidedBy);
    }

    @Override
    public void write(Decision decision, FormWriter out) {
        out.beginObject().field("allowed", decision.allowed()).textOf("effective", decision.effective());
        if (decision.decidedBy() != null) {
            out.name("decidedBy");
            AclEntryForm.FORM.write(decision.decidedBy(), out);
        }
        out.endObject();
    }
}
