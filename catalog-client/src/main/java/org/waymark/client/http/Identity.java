package org.waymark.client.http;

import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.waymark.client.Credentials;
import org.waymark.client.Credentials.Basic;
import org.waymark.client.Credentials.Bearer;
import org.waymark.client.Credentials.Insecure;

/** Says in a request's headers whose it is. */
record Identity(Credentials credentials) {

    void sign(HttpURLConnection connection) {
        if (credentials instanceof Insecure claim) {
            connection.setRequestProperty("X-Waymark-User", PercentEncoding.of(claim.user()));
            if (!claim.groups().isEmpty()) {
                connection.setRequestProperty("X-Waymark-Groups", groups(claim));
            }
        } else if (credentials instanceof Basic basic) {
            byte[] pair = (basic.user() + ":" + basic.password()).getBytes(StandardCharsets.UTF_8);
            connection.setRequestProperty(
                    "Authorization", "Basic " + Base64.getEncoder().encodeToString(pair));
        } else if (credentials instanceof Bearer bearer) {
            connection.setRequestProperty("Authorization", "Bearer " + bearer.token());
        }
    }

    private static String groups(Insecure claim) {
        StringBuilder text = new StringBuilder();
        for (String group : claim.groups()) {
            text.append(text.length() == 0 ? "" : ",").append(PercentEncoding.of(group));
        }
        return text.toString();
    }
}
