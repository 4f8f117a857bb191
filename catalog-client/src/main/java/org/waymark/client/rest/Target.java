package org.waymark.client.rest;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.waymark.api.PageRequest;

/** A path of the contract with its query. */
final class Target {

    private final StringBuilder text;
    private char separator = '?';

    Target(String path) {
        text = new StringBuilder(path);
    }

    /** Adds a parameter, unless it has no value. */
    Target with(String name, @Nullable String value) {
        if (value != null) {
            text.append(separator).append(name).append('=').append(percentEncoded(value));
            separator = '&';
        }
        return this;
    }

    Target page(PageRequest page) {
        return with("pageSize", Integer.toString(page.size())).with("pageToken", page.token());
    }

    static String percentEncoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
