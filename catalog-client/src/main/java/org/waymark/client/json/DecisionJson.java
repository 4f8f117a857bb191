package org.waymark.client.json;

import org.jspecify.annotations.Nullable;
import org.waymark.api.AclEntry;
import org.waymark.api.Decision;
import org.waymark.api.Rights;

/** The answer to a question about rights. */
public final class DecisionJson implements JsonForm<Decision> {

    public static final JsonForm<Decision> FORM = new DecisionJson();

    private DecisionJson() {}

    @Override
    public Decision read(JsonReader in) {
        @Nullable Boolean allowed = null;
        @Nullable Rights effective = null;
        @Nullable AclEntry decidedBy = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "allowed" -> allowed = in.flag();
                case "effective" -> effective = Rights.parse(in.text());
                case "decidedBy" -> decidedBy = AclEntryJson.FORM.read(in);
                default -> in.skip();
            }
        }
        return new Decision(in.require("allowed", allowed), in.require("effective", effective), decidedBy);
    }

    @Override
    public void write(Decision decision, JsonWriter out) {
        out.beginObject().field("allowed", decision.allowed()).textOf("effective", decision.effective());
        if (decision.decidedBy() != null) {
            out.name("decidedBy");
            AclEntryJson.FORM.write(decision.decidedBy(), out);
        }
        out.endObject();
    }
}
