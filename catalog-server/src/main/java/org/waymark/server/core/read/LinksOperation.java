package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.waymark.api.CatalogPath;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

public final class LinksOperation {

    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries, Workspace work) {
        work.load(Target.all(entries, Follow.NO));
        List<Outcome<CatalogPath>> paths = Lookup.outcomes(entries, locator -> {
            var found = work.require(locator, Follow.NO);
            work.access().require(found.entry(), found.path().text(), Right.GET_METADATA);
            return found.path();
        });
        List<EntryRecord> links = work.linksTo(paths.stream()
                .filter(Outcome::isOk)
                .map(outcome -> outcome.require().text())
                .toList());
        return paths.stream()
                .map(outcome -> outcome.map(path -> names(path, links, work)))
                .toList();
    }

    /** The path itself, then the links to it that the caller can reach. */
    private static List<CatalogPath> names(CatalogPath path, List<EntryRecord> links, Workspace work) {
        List<CatalogPath> names = new ArrayList<>();
        for (EntryRecord link : links) {
            if (Objects.equals(link.target(), path.text()) && work.isReachable(link)) {
                names.add(work.path(link));
            }
        }
        names.sort(null);
        names.add(0, path);
        return names;
    }
}
