package org.waymark.client.json;

/** How one type of value looks in JSON. */
public interface JsonForm<T> extends JsonInput<T> {

    void write(T value, JsonWriter out);
}
