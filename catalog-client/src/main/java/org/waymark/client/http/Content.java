package org.waymark.client.http;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/** What a request carries. It is written straight to the connection, so it may be of any size. */
public interface Content {

    /** The headers that go with it, its type among them. */
    Map<String, String> headers();

    /** Writes all of it. Closing {@code out} is left to the caller. */
    void write(OutputStream out) throws IOException;
}
