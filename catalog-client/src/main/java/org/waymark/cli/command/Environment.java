package org.waymark.cli.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.cli.text.Words;
import org.waymark.client.Credentials;

/**
 * The variables that a command line is started with, as far as it knows them; one that is empty counts as not set.
 *
 * @param localUser who counts as the user when none is named
 */
public record Environment(Map<String, String> variables, String localUser) {

    public static final String URL = "WAYMARK_URL";
    public static final String USER = "WAYMARK_USER";
    public static final String GROUPS = "WAYMARK_GROUPS";
    public static final String PASSWORD = "WAYMARK_PASSWORD";
    public static final String TOKEN = "WAYMARK_TOKEN";
    public static final String LFN_HOME = "WAYMARK_LFN_HOME";
    public static final String HOME = "WAYMARK_HOME";

    public static final String DEFAULT_URL = "http://127.0.0.1:8080";

    /** This environment with one variable set. */
    public Environment with(String name, String value) {
        Map<String, String> changed = new HashMap<>(variables);
        changed.put(name, value);
        return new Environment(Map.copyOf(changed), localUser);
    }

    public @Nullable String value(String name) {
        String value = variables.get(name);
        return value == null || value.isEmpty() ? null : value;
    }

    String serviceUrl() {
        String url = value(URL);
        return url == null ? DEFAULT_URL : url;
    }

    public String user() {
        String user = value(USER);
        return user == null ? localUser : user;
    }

    /** Whether the user is only said, not proved: then anybody may be said. */
    public boolean isMereClaim() {
        return credentials() instanceof Credentials.Insecure;
    }

    /** A token when there is one, else a password, else the mere claim that a server in insecure mode believes. */
    Credentials credentials() {
        String token = value(TOKEN);
        if (token != null) {
            return new Credentials.Bearer(token);
        }
        String password = value(PASSWORD);
        if (password != null) {
            return new Credentials.Basic(user(), password);
        }
        String groups = value(GROUPS);
        return new Credentials.Insecure(user(), groups == null ? List.of() : Words.separatedByCommas(groups));
    }
}
