package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Principal;

/** A user or a group. */
public final class PrincipalForm implements Form<Principal> {

    public static final Form<Principal> FORM = new PrincipalForm();

    private PrincipalForm() {}

    @Override
    public Principal read(FormReader in) {
        Principal.@Nullable Kind kind = null;
        @Nullable String principal = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "kind" -> kind = Principal.Kind.valueOf(in.text());
                case "name" -> principal = in.text();
                default -> in.skip();
            }
        }
        return new Principal(in.require("kind", kind), in.require("name", principal));
    }

    @Override
    public void write(Principal principal, FormWriter out) {
        out.beginObject()
                .field("kind", principal.kind())
                .field("name", principal.name())
                .endObject();
    }
}
