package org.waymark.server.identity;

/** Compares a password with its stored form; how long that takes tells nothing about how much of it is right. */
@FunctionalInterface
interface PasswordCheck {

    /**
     * Whether this is the password that was stored.
     *
     * @param stored as in {@link User#password()}
     */
    boolean matches(String password, String stored);
}
