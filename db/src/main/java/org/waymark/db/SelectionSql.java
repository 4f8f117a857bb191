package org.waymark.db;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Condition;
import org.waymark.api.EntryField;
import org.waymark.db.Selection.Match;
import org.waymark.db.Selection.Operand;
import org.waymark.db.Selection.Operand.Field;
import org.waymark.db.Selection.Operand.OfAttribute;

/**
 * A selection as a condition on {@code entry e}, its values as parameters. What is about attributes alone becomes one set of
 * entries, put together from the attributes' indexes, so that not every entry has to be looked at.
 */
final class SelectionSql {

    private static final String MEMBERS = "SELECT v.entry_id FROM entry_attribute v WHERE v.attribute_id = ?";

    private static final int NEVER_FIRST = 5;

    private final Dialect dialect;
    private final List<Object> parameters = new ArrayList<>();

    SelectionSql(Dialect dialect) {
        this.dialect = dialect;
    }

    /** The values, in the order in which the conditions that were asked for have them. */
    List<Object> parameters() {
        return parameters;
    }

    String condition(Selection selection) {
        if (isOfAttributes(selection) && !(selection instanceof Selection.All)) {
            return "e.id IN (" + members(selection) + ")";
        }
        if (selection instanceof Selection.All all) {
            return all(flat(all));
        }
        if (selection instanceof Selection.Any any) {
            return joined(any.parts(), " OR ");
        }
        if (selection instanceof Selection.Among among) {
            parameters.add(Rows.of("bigint", among.ids().toArray()));
            return "e.id IN (" + EntrySql.keys(dialect) + ")";
        }
        if (selection instanceof Selection.Missing missing && missing.operand() instanceof OfAttribute one) {
            parameters.add(one.attribute().id());
            return "NOT EXISTS (" + MEMBERS + " AND v.entry_id = e.id)";
        }
        return field(selection);
    }

    private static List<Selection> flat(Selection.All all) {
        return all.parts().stream()
                .flatMap(part -> part instanceof Selection.All inner ? flat(inner).stream() : Stream.of(part))
                .toList();
    }

    /**
     * The part that promises the fewest entries says where to look; the others are asked of each entry that it gives, so that
     * a page of what nearly everything fulfils ends as soon as it is full.
     */
    private String all(List<Selection> parts) {
        Selection first = parts.stream()
                .filter(part -> rank(part) < NEVER_FIRST)
                .min(Comparator.comparing(SelectionSql::rank))
                .orElse(null);
        return parts.stream()
                .map(part -> part == first || !isValueOfAttribute(part)
                        ? condition(part)
                        : "EXISTS (" + members(part) + " AND v.entry_id = e.id" + dialect.keptApart() + ")")
                .collect(Collectors.joining(" AND ", "(", ")"));
    }

    private static int rank(Selection part) {
        if (part instanceof Selection.Among) {
            return 0;
        }
        if (!isValueOfAttribute(part)) {
            return NEVER_FIRST;
        }
        if (part instanceof Selection.Compared compared) {
            return switch (compared.comparator()) {
                case EQUAL -> 1;
                case LESS, NOT_GREATER, GREATER, NOT_LESS -> 3;
                case NOT_EQUAL -> 4;
            };
        }
        boolean few = (part instanceof Selection.In in && in.match() == Match.HOLDS)
                || (part instanceof Selection.Between between && between.match() == Match.HOLDS)
                || (part instanceof Selection.Like like && like.match() == Match.HOLDS);
        return few ? 2 : 4;
    }

    private static boolean isValueOfAttribute(Selection part) {
        return operand(part) instanceof OfAttribute && isOfAttributes(part);
    }

    private String joined(List<Selection> parts, String word) {
        return parts.stream().map(this::condition).collect(Collectors.joining(word, "(", ")"));
    }

    /** Whether the entries that are selected can be told from their attributes alone. */
    private static boolean isOfAttributes(Selection selection) {
        if (selection instanceof Selection.All all) {
            return all.parts().stream().allMatch(SelectionSql::isOfAttributes);
        }
        if (selection instanceof Selection.Any any) {
            return any.parts().stream().allMatch(SelectionSql::isOfAttributes);
        }
        boolean complement = selection instanceof Selection.Missing missing && missing.match() == Match.HOLDS;
        return operand(selection) instanceof OfAttribute && !complement;
    }

    /** The ids of the entries that are selected. */
    private String members(Selection selection) {
        if (selection instanceof Selection.All all) {
            return all.parts().stream().map(this::members).collect(Collectors.joining(") INTERSECT (", "(", ")"));
        }
        if (selection instanceof Selection.Any any) {
            return any.parts().stream().map(this::members).collect(Collectors.joining(") UNION (", "(", ")"));
        }
        AttributeRecord attribute = ((OfAttribute) operand(selection)).attribute();
        parameters.add(attribute.id());
        if (selection instanceof Selection.Missing) {
            return MEMBERS;
        }
        String column = switch (attribute.type()) {
            case STRING -> "v.text_value";
            case INT, DATE, BOOLEAN -> "v.whole_value";
            case FLOAT -> "v.real_value";
        };
        return MEMBERS + " AND " + test(column, "?", selection);
    }

    private static @Nullable Operand operand(Selection selection) {
        if (selection instanceof Selection.Compared compared) {
            return compared.operand();
        }
        if (selection instanceof Selection.Like like) {
            return like.operand();
        }
        if (selection instanceof Selection.In in) {
            return in.operand();
        }
        if (selection instanceof Selection.Between between) {
            return between.operand();
        }
        return selection instanceof Selection.Missing missing ? missing.operand() : null;
    }

    /** A condition on a field; fields that are kept by number are compared by the name that the number stands for. */
    private String field(Selection selection) {
        EntryField field = ((Field) operand(selection)).field();
        return switch (field) {
            case NAME -> test("e.name", "?", selection);
            case KIND -> test("e.kind", "?", selection);
            case SIZE -> test("e.size_", "?", selection);
            case COMMENT -> test(dialect.binary("e.comment_"), "?", selection);
            case CREATED -> test("e.created_at", "?", selection);
            case MODIFIED -> test(EntrySql.MODIFIED, "?", selection);
            case ACCESSED -> test("e.accessed_at", "?", selection);
            case CHANGED -> test("e.changed_at", "?", selection);
            case OWNER -> named("e.owner_id", 0, selection);
            case GROUP -> named("e.group_id", 1, selection);
            case GUID -> guid(selection);
        };
    }

    private String named(String column, int kind, Selection selection) {
        if (selection instanceof Selection.Missing) {
            return test(column, "?", selection);
        }
        return "%s IN (SELECT p.id FROM principal p WHERE p.kind = %d AND %s)"
                .formatted(column, kind, test("p.name", "?", selection));
    }

    /** Where a GUID is compared as a whole its index serves. */
    private String guid(Selection selection) {
        boolean whole = selection instanceof Selection.Missing
                || selection instanceof Selection.In
                || (selection instanceof Selection.Compared compared
                        && compared.comparator() == Condition.Comparator.EQUAL);
        return whole ? test("e.guid", dialect.guid(), selection) : test(dialect.guidText("e.guid"), "?", selection);
    }

    private String test(String column, String place, Selection selection) {
        if (selection instanceof Selection.Compared compared) {
            parameters.add(compared.value());
            return column + " " + compared.comparator().sign() + " " + place;
        }
        if (selection instanceof Selection.Like like) {
            parameters.add(like.pattern());
            return column + not(like.match()) + " LIKE " + place + " ESCAPE '\\'";
        }
        if (selection instanceof Selection.In in) {
            parameters.addAll(in.values());
            String places = in.values().stream().map(value -> place).collect(Collectors.joining(", "));
            return column + not(in.match()) + " IN (" + places + ")";
        }
        if (selection instanceof Selection.Between between) {
            parameters.add(between.low());
            parameters.add(between.high());
            return column + not(between.match()) + " BETWEEN " + place + " AND " + place;
        }
        Match match = ((Selection.Missing) selection).match();
        return column + " IS" + (match == Match.HOLDS ? " NULL" : " NOT NULL");
    }

    private static String not(Match match) {
        return match == Match.HOLDS ? "" : " NOT";
    }
}
