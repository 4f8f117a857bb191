package org.waymark.client.http;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The cause of an error that leaves open whether the request was carried out: the connection broke, or the answer did. */
final class LostAnswer extends IOException {

    private static final long serialVersionUID = 1L;

    LostAnswer(@Nullable Throwable cause) {
        super(cause);
    }
}
