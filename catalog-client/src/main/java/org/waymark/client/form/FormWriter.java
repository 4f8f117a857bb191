package org.waymark.client.form;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** Writes values to a stream as they come. The methods for fields leave the field out when there is nothing to say. */
public abstract class FormWriter {

    public abstract FormWriter beginObject();

    public abstract FormWriter endObject();

    /** A field that holds an array has its name written before, by {@link #name}. */
    public abstract FormWriter beginArray();

    public abstract FormWriter endArray();

    /**
     * A field whose array, or map, comes next. Unlike under a mere {@link #name}, an empty one can be told from none.
     *
     * @param item what one of its items is called, where it needs a name
     */
    public abstract FormWriter beginWhole(String name, String item);

    public abstract FormWriter endWhole();

    /** An object of one of several kinds, which is told by the field {@code discriminator} where there is no better place. */
    public abstract FormWriter beginChoice(String discriminator, String kind);

    /** The name of a field whose value comes next. */
    public abstract FormWriter name(String name);

    /** @throws CatalogException INVALID_ARGUMENT if this wire cannot carry the text */
    public abstract FormWriter text(String value);

    public abstract FormWriter number(long value);

    public abstract FormWriter flag(boolean value);

    /** Values by their names, which are any texts. */
    public abstract <V> FormWriter map(Map<String, V> values, Form<V> form);

    public final FormWriter field(String name, @Nullable String value) {
        return value == null ? this : name(name).text(value);
    }

    public final FormWriter field(String name, @Nullable Long value) {
        return value == null ? this : name(name).number(value);
    }

    public final FormWriter field(String name, @Nullable Boolean value) {
        return value == null ? this : name(name).flag(value);
    }

    /** The constant's name. */
    public final FormWriter field(String name, @Nullable Enum<?> value) {
        return field(name, value == null ? null : value.name());
    }

    /** In UTC, to the millisecond. */
    public final FormWriter field(String name, @Nullable Instant value) {
        return field(name, value == null ? null : Times.text(value));
    }

    /** A field that is there, and true, only when {@code set}. */
    public final FormWriter mark(String name, boolean set) {
        return set ? field(name, Boolean.TRUE) : this;
    }

    /** A field with the value's text form. */
    public final FormWriter textOf(String name, @Nullable Object value) {
        return field(name, value == null ? null : value.toString());
    }

    public final <T> FormWriter list(Collection<? extends T> values, Form<T> form) {
        beginArray();
        for (T value : values) {
            form.write(value, this);
        }
        return endArray();
    }
}
