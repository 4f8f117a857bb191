package org.waymark.server.soap;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An element of a request with all that stands below it. A reference to a multiref element ({@code href="#id"}) reads as if
 * that element's content stood here. Of its attributes only {@code xsi:nil} means something.
 */
public final class SoapElement {

    private final String namespace;
    private final String name;
    private final boolean nil;
    private final @Nullable String reference;
    private SoapElement content = this;
    private String text = "";
    private List<SoapElement> children = List.of();

    /** @param reference the id of the element whose content this one has; null for its own */
    SoapElement(String namespace, String name, boolean nil, @Nullable String reference) {
        this.namespace = namespace;
        this.name = name;
        this.nil = nil;
        this.reference = reference;
    }

    /** The local name. */
    public String name() {
        return name;
    }

    /** The name's namespace; empty if it is in none. */
    public String namespace() {
        return namespace;
    }

    /** Whether the element says {@code xsi:nil="true"}. */
    public boolean isNil() {
        return content.nil;
    }

    /** The text of an element without children, white space and all; empty for one that has children. */
    public String text() {
        return content.text;
    }

    /** The elements right below, in order. */
    public List<SoapElement> children() {
        return content.children;
    }

    /** The elements right below of this local name, in any namespace. */
    public List<SoapElement> children(String name) {
        return content.children.stream()
                .filter(child -> child.name.equals(name))
                .toList();
    }

    /** The first element right below of this local name, in any namespace; null if there is none or it is nil. */
    public @Nullable SoapElement child(String name) {
        for (SoapElement child : content.children) {
            if (child.name.equals(name)) {
                return child.isNil() ? null : child;
            }
        }
        return null;
    }

    /** The text of {@link #child}; null if that is. */
    public @Nullable String text(String name) {
        SoapElement child = child(name);
        return child == null ? null : child.text();
    }

    @Nullable
    String reference() {
        return reference;
    }

    boolean isLeaf() {
        return children.isEmpty();
    }

    /** The element that has the content: this one, or the one that it refers to. */
    SoapElement content() {
        return content;
    }

    void refersTo(SoapElement target) {
        content = target;
    }

    void setText(String text) {
        this.text = text;
    }

    void add(SoapElement child) {
        if (children.isEmpty()) {
            children = new ArrayList<>(2);
        }
        children.add(child);
    }

    SoapElement withoutChildren() {
        return new SoapElement(namespace, name, content.nil, null);
    }

    @Override
    public String toString() {
        return "<%s>".formatted(name);
    }
}
