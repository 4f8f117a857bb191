package org.waymark.client.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** UTF-8 in letters that URLs and headers carry. */
public final class PercentEncoding {

    private PercentEncoding() {}

    public static String of(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
