package org.waymark.client.json;

/** Knows how to read one type of value. */
public interface JsonInput<T> {

    /** Reads the value whose first token is the reader's current one, and stops at its last. */
    T read(JsonReader in);
}
