package org.waymark.client.form;

import org.waymark.api.FindRequest;

/** What to look for. */
public record FindBody(FindRequest request) implements Body {

    @Override
    public void write(FormWriter out) {
        out.beginObject()
                .field("base", request.base().text())
                .textOf("pathPattern", request.pathPattern())
                .textOf("name", request.name())
                .field("kind", request.kind())
                .field("minSize", request.minSize())
                .field("maxSize", request.maxSize())
                .field("modifiedSince", request.modifiedSince())
                .field("modifiedBefore", request.modifiedBefore())
                .field("owner", request.owner());
        if (request.maxDepth() != Integer.MAX_VALUE) {
            out.name("maxDepth").number(request.maxDepth());
        }
        if (request.limit() != 0) {
            out.name("limit").number(request.limit());
        }
        out.endObject();
    }
}
