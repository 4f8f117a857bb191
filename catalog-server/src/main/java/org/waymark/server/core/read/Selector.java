package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.waymark.api.CatalogException;
import org.waymark.api.Condition;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.EntryField;
import org.waymark.db.Selection;
import org.waymark.db.Selection.Match;
import org.waymark.server.core.tree.Schemas;

/** Makes of a query's condition what the database can select by: names become definitions, values get their types, and NOT goes. */
final class Selector {

    private final Schemas schemas;

    Selector(Schemas schemas) {
        this.schemas = schemas;
    }

    /** @throws CatalogException INVALID_ARGUMENT for a name that nothing has, or a value that does not suit it */
    Selection selection(Condition condition) {
        Set<String> names = new HashSet<>();
        collectNames(condition, names);
        names.removeIf(name -> EntryField.find(name) != null);
        schemas.loadByAttribute(names);
        return selection(condition, Match.HOLDS);
    }

    private static void collectNames(Condition condition, Set<String> names) {
        if (condition instanceof Condition.All all) {
            all.parts().forEach(part -> collectNames(part, names));
        } else if (condition instanceof Condition.Any any) {
            any.parts().forEach(part -> collectNames(part, names));
        } else if (condition instanceof Condition.Not not) {
            collectNames(not.part(), names);
        } else {
            names.add(name(condition));
        }
    }

    private static String name(Condition condition) {
        if (condition instanceof Condition.Comparison comparison) {
            return comparison.name();
        }
        if (condition instanceof Condition.Like like) {
            return like.name();
        }
        if (condition instanceof Condition.In in) {
            return in.name();
        }
        if (condition instanceof Condition.Between between) {
            return between.name();
        }
        return ((Condition.Missing) condition).name();
    }

    /** NOT goes down to the comparisons, so that what an entry lacks fulfils neither a comparison nor its opposite. */
    private Selection selection(Condition condition, Match match) {
        if (condition instanceof Condition.Not not) {
            return selection(not.part(), match == Match.HOLDS ? Match.DOES_NOT : Match.HOLDS);
        }
        if (condition instanceof Condition.All all) {
            List<Selection> parts = selections(all.parts(), match);
            return match == Match.HOLDS ? new Selection.All(parts) : new Selection.Any(parts);
        }
        if (condition instanceof Condition.Any any) {
            List<Selection> parts = selections(any.parts(), match);
            return match == Match.HOLDS ? new Selection.Any(parts) : new Selection.All(parts);
        }
        return comparison(condition, match, SelectedName.of(name(condition), schemas));
    }

    private List<Selection> selections(List<Condition> conditions, Match match) {
        return conditions.stream().map(part -> selection(part, match)).toList();
    }

    private static Selection comparison(Condition condition, Match match, SelectedName name) {
        if (condition instanceof Condition.Comparison comparison) {
            Comparator asked = comparison.comparator();
            name.requireComparable(asked);
            Comparator comparator = match == Match.HOLDS ? asked : asked.negated();
            return new Selection.Compared(name.operand(), comparator, name.value(comparison.value()));
        }
        if (condition instanceof Condition.Like like) {
            return new Selection.Like(name.operand(), match, name.pattern(like.pattern()));
        }
        if (condition instanceof Condition.In in) {
            List<Object> values = new ArrayList<>();
            in.values().forEach(value -> values.add(name.value(value)));
            return new Selection.In(name.operand(), match, values);
        }
        if (condition instanceof Condition.Between between) {
            name.requireComparable(Comparator.LESS);
            return new Selection.Between(name.operand(), match, name.value(between.low()), name.value(between.high()));
        }
        return new Selection.Missing(name.operand(), match);
    }
}
