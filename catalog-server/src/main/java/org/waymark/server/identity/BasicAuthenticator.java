package org.waymark.server.identity;

import java.util.Base64;
import java.util.Optional;

/** A configured user's name and password by HTTP basic authentication (RFC 7617, UTF-8). */
final class BasicAuthenticator implements Authenticator {

    /** A hash of no user's password: an unknown name takes as long as a wrong password. */
    private static final String NOBODY = "{bcrypt}$2a$10$PyF7aCn8gO4NMiSWGq/T0esoYwiKROXIMSG60xLtWEWpLufNYqHJm";

    private static final Identification WRONG = new Identification.Refused("the user name or the password is wrong");

    private final ConfiguredUsers users;
    private final PasswordCheck passwords;

    BasicAuthenticator(ConfiguredUsers users, PasswordCheck passwords) {
        this.users = users;
        this.passwords = passwords;
    }

    @Override
    public Identification identify(RequestFacts request) {
        return request.authorization("Basic").map(this::judge).orElseGet(Identification.Absent::new);
    }

    @Override
    public Optional<String> challenge() {
        return Optional.of("Basic realm=\"waymark\", charset=\"UTF-8\"");
    }

    private Identification judge(String credentials) {
        byte[] decoded;
        try {
            decoded = Base64.getDecoder().decode(credentials);
        } catch (IllegalArgumentException e) {
            return WRONG;
        }
        String pair = StrictText.utf8(decoded, "Authorization");
        int colon = pair.indexOf(':');
        return colon < 0 ? WRONG : judge(pair.substring(0, colon), pair.substring(colon + 1));
    }

    private Identification judge(String name, String password) {
        Optional<User> user = users.find(name).filter(found -> found.password() != null);
        String stored = user.map(User::password).orElse(NOBODY);
        boolean matches = passwords.matches(password, stored);
        return user.filter(found -> matches)
                .<Identification>map(found -> new Identification.Known(users.caller(found)))
                .orElse(WRONG);
    }
}
