package org.waymark.client.form;

/** How one type of value looks on a wire. */
public interface Form<T> extends FormInput<T> {

    void write(T value, FormWriter out);
}
