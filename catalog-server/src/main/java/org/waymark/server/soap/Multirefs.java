package org.waymark.server.soap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/**
 * Elements that others refer to by {@code href="#id"} (section 5 of SOAP 1.1). What a message unfolds to is under the same
 * limits as a message that is written out.
 */
final class Multirefs {

    /** A tree with its references unfolded. */
    private record Extent(int height, long elements) {}

    private static final Extent IN_WORK = new Extent(0, 0);

    private final SoapProperties limits;
    private final List<SoapElement> needed = new ArrayList<>();
    private final Map<String, SoapElement> defined = new HashMap<>();
    private final Map<SoapElement, Extent> extents = new IdentityHashMap<>();

    Multirefs(SoapProperties limits) {
        this.limits = limits;
    }

    void need(SoapElement element) {
        needed.add(element);
    }

    boolean areNeeded() {
        return !needed.isEmpty();
    }

    void define(String id, SoapElement element) {
        if (defined.put(id, element) != null) {
            throw CatalogException.invalid("two elements have the id " + XmlText.brief(id));
        }
    }

    /** Gives all references their content. */
    void resolve() {
        for (SoapElement element : needed) {
            element.refersTo(target(element));
        }
        long elements = 0;
        for (SoapElement element : needed) {
            elements += extent(element, 0).elements();
            requireFew(elements);
        }
    }

    private SoapElement target(SoapElement element) {
        SoapElement target = element;
        for (int steps = 0; target.reference() != null; steps++) {
            String id = target.reference();
            target = defined.get(id);
            if (target == null) {
                throw CatalogException.invalid("no element has the id " + XmlText.brief(id));
            }
            requireShallow(steps);
        }
        return target;
    }

    private Extent extent(SoapElement element, int depth) {
        SoapElement content = element.content();
        Extent known = extents.get(content);
        requireShallow(known == null ? depth : depth + known.height());
        if (known == IN_WORK) {
            throw CatalogException.invalid("the message contains itself");
        }
        if (known != null) {
            return known;
        }
        extents.put(content, IN_WORK);
        int height = 0;
        long elements = 1;
        for (SoapElement child : content.children()) {
            Extent below = extent(child, depth + 1);
            height = Math.max(height, below.height());
            elements += below.elements();
            requireFew(elements);
        }
        Extent extent = new Extent(height + 1, elements);
        extents.put(content, extent);
        return extent;
    }

    private void requireShallow(int depth) {
        if (depth > limits.depth()) {
            throw CatalogException.tooLarge("elements are nested at most %d deep".formatted(limits.depth()));
        }
    }

    private void requireFew(long elements) {
        if (elements > limits.keptElements()) {
            throw CatalogException.tooLarge(
                    "the message unfolds to more than %d elements".formatted(limits.keptElements()));
        }
    }
}
