package org.waymark.client.soap;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormWriter;

/**
 * Writes values as elements: a field is an element of its name, an array is that element repeated, a map is an array of
 * elements with {@code name} and {@code value}. The JDK's own writer would lose carriage returns and let through what is no
 * XML.
 *
 * <p>Every method throws an {@link UncheckedIOException} when the stream fails.
 */
final class XmlWriter extends FormWriter {

    private final Writer out;

    /** The elements that are open, the innermost first. */
    private final Deque<String> elements = new ArrayDeque<>();

    /** What the items of the arrays that are open are called, the innermost first. */
    private final Deque<String> arrays = new ArrayDeque<>();

    private @Nullable String name;

    XmlWriter(OutputStream out) {
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    @Override
    public XmlWriter name(String field) {
        name = field;
        return this;
    }

    /** What the value that comes next is called. */
    private String nextName() {
        String next = name == null ? arrays.element() : name;
        name = null;
        return next;
    }

    @Override
    public XmlWriter beginObject() {
        return begin(nextName());
    }

    @Override
    public XmlWriter endObject() {
        return end();
    }

    @Override
    public XmlWriter beginChoice(String discriminator, String kind) {
        return begin(kind);
    }

    @Override
    public XmlWriter beginArray() {
        arrays.push(nextName());
        return this;
    }

    @Override
    public XmlWriter endArray() {
        arrays.pop();
        return this;
    }

    @Override
    public XmlWriter beginWhole(String field, String item) {
        return begin(field).name(item);
    }

    @Override
    public XmlWriter endWhole() {
        return end();
    }

    @Override
    public <V> XmlWriter map(Map<String, V> values, Form<V> form) {
        beginArray();
        for (Map.Entry<String, V> value : values.entrySet()) {
            beginObject().field("name", value.getKey()).name("value");
            form.write(value.getValue(), this);
            endObject();
        }
        return endArray();
    }

    @Override
    public XmlWriter number(long value) {
        return text(Long.toString(value));
    }

    @Override
    public XmlWriter flag(boolean value) {
        return text(Boolean.toString(value));
    }

    @Override
    public XmlWriter text(String value) {
        begin(nextName());
        int written = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c < Character.MIN_SURROGATE && c != '<' && c != '&' && c != '>') {
                continue;
            }
            int character = value.codePointAt(i);
            if (Character.isSupplementaryCodePoint(character)) {
                i++;
            } else if (!isItself(c)) {
                write(value, written, i);
                markup(reference(c));
                written = i + 1;
            }
        }
        write(value, written, value.length());
        return end();
    }

    private static boolean isItself(char c) {
        return c > Character.MAX_SURROGATE && c < 0xFFFE;
    }

    private String reference(char c) {
        return switch (c) {
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '&' -> "&amp;";
            // A parser takes the plain ones for any white space, or for the end of a line.
            case '\t' -> "&#9;";
            case '\n' -> "&#10;";
            case '\r' -> "&#13;";
            default ->
                throw CatalogException.invalid(
                        "%s holds the character U+%04X, which XML cannot carry".formatted(elements.element(), (int) c));
        };
    }

    private XmlWriter begin(String element) {
        elements.push(element);
        return markup("<").markup(element).markup(">");
    }

    private XmlWriter end() {
        return markup("</").markup(elements.pop()).markup(">");
    }

    /** Writes {@code text} as it is. */
    XmlWriter markup(String text) {
        write(text, 0, text.length());
        return this;
    }

    private void write(String text, int start, int end) {
        try {
            out.write(text, start, end - start);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
