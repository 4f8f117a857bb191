package org.waymark.client.form;

import java.util.UUID;
import org.waymark.api.Guid;

/** A GUID in the form of the RFC, with nothing before it. */
final class GuidForm {

    private GuidForm() {}

    static Guid parse(String text) {
        return new Guid(UUID.fromString(text));
    }
}
