package org.waymark.client.form;

/** Knows how to read one type of value. */
public interface FormInput<T> {

    /** Reads the value that the reader stands on, to its end. */
    T read(FormReader in);
}
