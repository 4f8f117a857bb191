package org.waymark.client.rest;

import org.waymark.client.json.JsonWriter;

/** What a request carries. It is written straight to the connection, so it may be of any size. */
interface Body {

    void write(JsonWriter out);
}
