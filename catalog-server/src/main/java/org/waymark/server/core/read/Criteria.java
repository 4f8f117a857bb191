package org.waymark.server.core.read;

import org.waymark.api.Entry;
import org.waymark.api.FindRequest;

/** The conditions of a search that concern single entries. An entry whose metadata is hidden meets none but name and kind. */
record Criteria(FindRequest request) {

    boolean accept(Entry entry) {
        return (request.name() == null || request.name().matches(entry.path().name()))
                && (request.kind() == null || request.kind() == entry.kind())
                && (!asksForMetadata() || (!entry.isNameOnly() && acceptMetadata(entry)));
    }

    private boolean asksForMetadata() {
        return request.minSize() != null
                || request.maxSize() != null
                || request.modifiedSince() != null
                || request.modifiedBefore() != null
                || request.owner() != null;
    }

    private boolean acceptMetadata(Entry entry) {
        return (request.minSize() == null || entry.size() >= request.minSize())
                && (request.maxSize() == null || entry.size() <= request.maxSize())
                && (request.modifiedSince() == null || !entry.modified().isBefore(request.modifiedSince()))
                && (request.modifiedBefore() == null || entry.modified().isBefore(request.modifiedBefore()))
                && (request.owner() == null || request.owner().equals(entry.owner()));
    }
}
