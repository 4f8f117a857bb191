package org.waymark.client.json;

import java.util.UUID;
import org.waymark.api.Guid;

/** A GUID in the form of the RFC, with nothing before it. */
final class GuidJson {

    private GuidJson() {}

    static Guid parse(String text) {
        return new Guid(UUID.fromString(text));
    }
}
