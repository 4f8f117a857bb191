package org.waymark.client.form;

import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads values from a stream as they come, in constant memory. It stands on a value; reading the value means to go on to
 * its end. A field that is null counts as absent.
 *
 * <p>Every method throws an unchecked exception when the input is not what was asked for.
 */
public abstract class FormReader {

    public abstract void beginObject();

    /** Goes to the value of the object's next field; null at the object's end. */
    public abstract @Nullable String nextName();

    public abstract String text();

    public abstract long number();

    public abstract boolean flag();

    public abstract <T> List<T> list(FormInput<T> item);

    /** Values by their names, which are any texts. */
    public abstract <V> SortedMap<String, V> map(FormInput<V> value);

    /** The value of a field that holds a list, which must have been there unless this wire leaves out what is empty. */
    public abstract <T> List<T> requireList(String name, @Nullable List<T> values);

    /** Passes over a value of any kind. */
    public abstract void skip();

    /** The error of an input that is well-formed, but not what belongs here. */
    public abstract RuntimeException unexpected(String what);

    public final Instant time() {
        return Times.parse(text());
    }

    /** The value of a field, which must have been there. */
    public final <T> T require(String name, @Nullable T value) {
        if (value == null) {
            throw unexpected("the field '" + name + "' is missing");
        }
        return value;
    }
}
