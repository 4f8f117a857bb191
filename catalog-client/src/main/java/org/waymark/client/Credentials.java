package org.waymark.client;

import java.util.List;
import org.waymark.api.CatalogException;

/** By what a client proves, or in an insecure place merely says, who its user is. No secret shows in a text form. */
public sealed interface Credentials {

    /** A name and a password; over https only, if they are to stay secret. */
    record Basic(String user, String password) implements Credentials {

        /** @throws CatalogException INVALID_ARGUMENT if the name holds a colon */
        public Basic {
            if (user.indexOf(':') >= 0) {
                throw CatalogException.invalid("a user's name holds no colon when it goes with a password");
            }
        }

        @Override
        public String toString() {
            return "Basic[user=" + user + "]";
        }
    }

    /** A token that somebody whom the server trusts has issued. */
    record Bearer(String token) implements Credentials {

        /** @throws CatalogException INVALID_ARGUMENT if it is empty or holds anything but printable ASCII characters */
        public Bearer {
            boolean legal = !token.isEmpty();
            for (int i = 0; i < token.length(); i++) {
                legal &= token.charAt(i) > ' ' && token.charAt(i) < 0x7f;
            }
            if (!legal) {
                throw CatalogException.invalid("a bearer token consists of printable ASCII characters");
            }
        }

        @Override
        public String toString() {
            return "Bearer[]";
        }
    }

    /**
     * A claim without proof, which only a server in insecure mode believes.
     *
     * @param groups all of the user's; what the user creates gets the first
     */
    record Insecure(String user, List<String> groups) implements Credentials {
        public Insecure {
            groups = List.copyOf(groups);
        }
    }

    /** Nothing. */
    record Anonymous() implements Credentials {}
}
