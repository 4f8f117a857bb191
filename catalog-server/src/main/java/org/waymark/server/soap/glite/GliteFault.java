package org.waymark.server.soap.glite;

import java.util.Set;
import org.waymark.api.ErrorCode;

/** The exceptions of gLite's catalog interfaces. */
enum GliteFault {
    INVALID_ARGUMENT("InvalidArgument"),
    EXISTS("Exists"),
    NOT_EXISTS("NotExists"),
    INTERNAL("Internal"),
    AUTHORIZATION("Authorization");

    private final String stem;

    GliteFault(String stem) {
        this.stem = stem;
    }

    /** The name of the exception's XML type. */
    String typeName() {
        return stem + "Exception";
    }

    /**
     * The fault that tells of an error to callers of an operation that declares these: the error's own if it is declared, else
     * the nearest that is. Operations that declare none are understood to throw any: clients ask {@code getServiceMetadata} for
     * keys that need not exist.
     */
    static GliteFault of(ErrorCode code, Set<GliteFault> declared) {
        GliteFault own = of(code);
        if (declared.isEmpty() || declared.contains(own)) {
            return own;
        }
        return switch (own) {
            case EXISTS, NOT_EXISTS -> declared.contains(INVALID_ARGUMENT) ? INVALID_ARGUMENT : INTERNAL;
            case INVALID_ARGUMENT -> cannotExist(code) && declared.contains(NOT_EXISTS) ? NOT_EXISTS : INTERNAL;
            case INTERNAL, AUTHORIZATION -> INTERNAL;
        };
    }

    private static GliteFault of(ErrorCode code) {
        return of(code.soapFault() + "Exception");
    }

    /** The fault whose XML type has this name. */
    static GliteFault of(String typeName) {
        for (GliteFault fault : values()) {
            if (fault.typeName().equals(typeName)) {
                return fault;
            }
        }
        throw new IllegalArgumentException("not an exception of gLite's catalogs: " + typeName);
    }

    /** Whether the error says of an item that nothing can be there. */
    private static boolean cannotExist(ErrorCode code) {
        return code == ErrorCode.INVALID_PATH || code == ErrorCode.NOT_A_DIRECTORY;
    }
}
