package org.waymark.server.core.read;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.waymark.api.Attribute;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.Right;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

public final class GetAttributesOperation {

    public List<Outcome<EntryAttributes>> get(List<? extends Locator> entries, List<String> names, Workspace work) {
        Set<String> wanted = new HashSet<>(names);
        work.loadWithAttributes(Target.all(entries, Follow.YES));
        return Lookup.outcomes(entries, locator -> {
            var found = work.require(locator, Follow.YES);
            work.access().require(found.entry(), found.path().text(), Right.GET_METADATA);
            SchemaRecord schema = work.attributes().governing(found.entry());
            List<Attribute> attributes = work.attributes().of(found.entry()).values().stream()
                    .filter(value -> wanted.isEmpty()
                            || wanted.contains(value.attribute().name()))
                    .map(value -> new Attribute(
                            value.attribute().name(), value.attribute().type(), value.text()))
                    .toList();
            return new EntryAttributes(found.path(), schema == null ? null : schema.name(), attributes);
        });
    }
}
