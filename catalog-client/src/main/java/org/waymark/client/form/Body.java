package org.waymark.client.form;

/** What a request carries. It is written straight to the connection, so it may be of any size. */
public interface Body {

    void write(FormWriter out);
}
