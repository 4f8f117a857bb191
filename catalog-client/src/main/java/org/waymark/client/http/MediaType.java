package org.waymark.client.http;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** In what form an answer is wanted, or comes. */
public enum MediaType {
    JSON("application/json"),
    LINES("application/x-ndjson"),
    PROBLEM("application/problem+json"),
    XML("text/xml");

    private final String text;

    MediaType(String text) {
        this.text = text;
    }

    /** For a request that wants this, or the account of a failure. */
    String accept() {
        return this == XML ? text : text + ", " + PROBLEM.text;
    }

    /** Whether a header says that something is of this form. */
    boolean isThatOf(@Nullable String contentType) {
        return contentType != null && contentType.toLowerCase(Locale.ROOT).startsWith(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
