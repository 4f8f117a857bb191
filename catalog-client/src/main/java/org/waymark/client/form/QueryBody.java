package org.waymark.client.form;

import org.waymark.api.Locator;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;

/** What to ask of the entries at and below one, and which part of the answer is wanted. */
public record QueryBody(Locator base, Query query, PageRequest page) implements Body {

    @Override
    public void write(FormWriter out) {
        out.beginObject()
                .field("query", query.text())
                .field("base", base.text())
                .name("pageSize")
                .number(page.size())
                .field("pageToken", page.token())
                .endObject();
    }
}
