package org.waymark.server.core.tree;

import java.util.Collection;
import java.util.List;
import org.waymark.api.Follow;
import org.waymark.api.Locator;

/** A locator that is to be resolved. */
public record Target(Locator locator, Follow follow) {

    public static List<Target> all(Collection<? extends Locator> locators, Follow follow) {
        return locators.stream().map(locator -> new Target(locator, follow)).toList();
    }
}
