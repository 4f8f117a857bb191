package org.waymark.server.config;

/** Why a server does not start with this configuration: which property, and what is wrong with it. */
final class RefusedProperty extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** @param reason completes a sentence that begins with the property's name */
    RefusedProperty(String property, String reason) {
        super(property + " " + reason);
    }
}
