package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.waymark.api.CatalogException;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

/** What bulk look-ups have in common: all locators are loaded at once, and each succeeds or fails by itself. */
final class Lookup {

    private Lookup() {}

    static <T> List<Outcome<T>> each(
            List<? extends Locator> locators, Follow follow, Workspace work, Function<Found, T> answer) {
        work.load(Target.all(locators, follow));
        return outcomes(locators, locator -> answer.apply(work.require(locator, follow)));
    }

    static <T> List<Outcome<T>> outcomes(List<? extends Locator> locators, Function<Locator, T> answer) {
        List<Outcome<T>> outcomes = new ArrayList<>(locators.size());
        for (Locator locator : locators) {
            try {
                outcomes.add(new Outcome.Ok<>(locator.text(), answer.apply(locator)));
            } catch (CatalogException e) {
                outcomes.add(Outcome.failed(locator.text(), e));
            }
        }
        return outcomes;
    }
}
