package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Effect;
import org.waymark.api.Guid;

/** What one change did. */
public final class EffectForm implements Form<Effect> {

    public static final Form<Effect> FORM = new EffectForm();

    private EffectForm() {}

    @Override
    public Effect read(FormReader in) {
        Effect.@Nullable Kind kind = null;
        @Nullable Guid guid = null;
        long version = 0;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "kind" -> kind = Effect.Kind.valueOf(in.text());
                case "guid" -> guid = GuidForm.parse(in.text());
                case "version" -> version = in.number();
                default -> in.skip();
            }
        }
        return new Effect(in.require("kind", kind), guid, version);
    }

    @Override
    public void write(Effect effect, FormWriter out) {
        out.beginObject()
                .field("kind", effect.kind())
                .textOf("guid", effect.guid())
                .field("version", effect.version())
                .endObject();
    }
}
