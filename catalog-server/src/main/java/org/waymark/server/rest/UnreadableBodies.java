package org.waymark.server.rest;

import java.nio.charset.CharacterCodingException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.waymark.api.CatalogException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Says in the contract's words, without a name from the code, what is wrong with a body that could not be read. */
final class UnreadableBodies {

    private static final int MAX_SHOWN = 200;
    private static final String TOKENS = "Token count";

    private UnreadableBodies() {}

    static CatalogException explain(HttpMessageNotReadableException unreadable) {
        for (Throwable cause = unreadable; cause != null; cause = cause.getCause()) {
            if (cause instanceof CatalogException known) {
                return known;
            }
            if (cause instanceof CharacterCodingException) {
                return CatalogException.invalid("the body is not valid UTF-8");
            }
        }
        if (unreadable.getCause() instanceof JacksonException json) {
            return explain(json);
        }
        return CatalogException.invalid(
                unreadable.getCause() == null ? "a JSON body in UTF-8 is needed" : "the body did not arrive whole");
    }

    private static CatalogException explain(JacksonException failure) {
        String message = failure.getOriginalMessage();
        if (failure instanceof StreamConstraintsException) {
            return message.startsWith(TOKENS)
                    ? CatalogException.tooLarge("the body holds too many values")
                    : CatalogException.invalid("the JSON is beyond the limits: " + shown(message));
        }
        if (failure instanceof StreamReadException) {
            return CatalogException.invalid("malformed JSON" + at(failure.getLocation()));
        }
        if (failure instanceof UnrecognizedPropertyException) {
            return CatalogException.invalid("unknown field " + place(failure));
        }
        if (failure instanceof InvalidTypeIdException kind) {
            return CatalogException.invalid(
                    kind.getTypeId() == null
                            ? "it is not said what " + place(failure) + " is"
                            : "'%s' is not known in %s".formatted(shown(kind.getTypeId()), place(failure)));
        }
        if (failure instanceof DatabindException) {
            return CatalogException.invalid("wrong kind of value for " + place(failure));
        }
        return CatalogException.invalid("the body did not arrive whole");
    }

    private static String at(@Nullable TokenStreamLocation location) {
        return location == null ? "" : " in line %d, column %d".formatted(location.getLineNr(), location.getColumnNr());
    }

    /** As {@code changes[3].path}. */
    private static String place(JacksonException failure) {
        List<JacksonException.Reference> path = failure.getPath();
        StringBuilder text = new StringBuilder();
        for (JacksonException.Reference step : path) {
            if (step.getPropertyName() == null) {
                text.append('[').append(step.getIndex()).append(']');
            } else {
                text.append(text.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return text.isEmpty() ? "the body" : shown(text.toString());
    }

    /** The parser's words up to where it begins to speak of its own settings and sources. */
    private static String shown(String text) {
        String own = text.replaceAll("(?s)(, from `[^`]*`)|( \\(start marker.*)|\n.*", "");
        return own.length() > MAX_SHOWN ? own.substring(0, MAX_SHOWN) : own;
    }
}
