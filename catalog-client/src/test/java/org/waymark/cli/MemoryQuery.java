package org.waymark.cli;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.Condition;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.Condition.Literal;
import org.waymark.api.Condition.Literal.Form;
import org.waymark.api.Entry;
import org.waymark.api.EntryField;

/** Asks one entry of a {@link MemoryCatalog}. A condition is true, false, or null when nobody can know, as in SQL. */
final class MemoryQuery {

    private final MemoryAttributes attributes;
    private final Entry entry;

    private MemoryQuery(MemoryAttributes attributes, Entry entry) {
        this.attributes = attributes;
        this.entry = entry;
    }

    static boolean holds(Condition condition, Entry entry, MemoryAttributes attributes) {
        return Boolean.TRUE.equals(new MemoryQuery(attributes, entry).value(condition));
    }

    private @Nullable Boolean value(Condition condition) {
        if (condition instanceof Condition.All all) {
            return joined(all.parts(), false);
        }
        if (condition instanceof Condition.Any any) {
            return joined(any.parts(), true);
        }
        if (condition instanceof Condition.Not not) {
            Boolean value = value(not.part());
            return value == null ? null : !value;
        }
        if (condition instanceof Condition.Missing missing) {
            return text(missing.name()) == null;
        }
        if (condition instanceof Condition.Like like) {
            return test(
                    like.name(),
                    value -> pattern(like.pattern()).matcher(value.toString()).matches());
        }
        if (condition instanceof Condition.In in) {
            return test(
                    in.name(),
                    value -> in.values().stream().anyMatch(literal -> compare(value, in.name(), literal) == 0));
        }
        if (condition instanceof Condition.Between between) {
            return test(
                    between.name(),
                    value -> compare(value, between.name(), between.low()) >= 0
                            && compare(value, between.name(), between.high()) <= 0);
        }
        Condition.Comparison comparison = (Condition.Comparison) condition;
        return test(
                comparison.name(),
                value -> holds(comparison.comparator(), compare(value, comparison.name(), comparison.value())));
    }

    /** A part that is {@code decisive} decides; else, one that nobody knows does. */
    private @Nullable Boolean joined(List<Condition> parts, boolean decisive) {
        @Nullable Boolean joined = !decisive;
        for (Condition part : parts) {
            Boolean value = value(part);
            if (value == null && joined != null && joined != decisive) {
                joined = null;
            } else if (value != null && value == decisive) {
                joined = decisive;
            }
        }
        return joined;
    }

    private @Nullable Boolean test(String name, Predicate<Comparable<?>> predicate) {
        AttributeType type = attributes.typeOf(name);
        String text = text(name);
        return text == null ? null : predicate.test(comparable(type, text));
    }

    private @Nullable String text(String name) {
        attributes.typeOf(name);
        EntryField field = EntryField.find(name);
        if (field == null) {
            Attribute attribute = attributes.valuesOf(entry).get(name);
            return attribute == null ? null : attribute.value();
        }
        return switch (field) {
            case NAME -> entry.path().isRoot() ? "/" : entry.path().name();
            case KIND -> entry.kind().name().toLowerCase(Locale.ROOT);
            case SIZE -> Long.toString(entry.size());
            case OWNER -> entry.owner();
            case GROUP -> entry.group();
            case GUID -> entry.guid() == null ? null : entry.guid().toString();
            case COMMENT -> entry.comment();
            case CREATED -> entry.created().toString();
            case MODIFIED -> entry.modified().toString();
            case ACCESSED -> entry.accessed().toString();
            case CHANGED -> entry.changed().toString();
        };
    }

    @SuppressWarnings("unchecked")
    private int compare(Comparable<?> value, String name, Literal literal) {
        AttributeType type = attributes.typeOf(name);
        boolean number = type == AttributeType.INT || type == AttributeType.FLOAT;
        boolean quoted = type == AttributeType.STRING || type == AttributeType.DATE;
        if (number != (literal.form() == Form.NUMBER) || (quoted && literal.form() != Form.QUOTED)) {
            throw CatalogException.invalid("no value of the type " + type.wireName() + ": " + literal.text());
        }
        return ((Comparable<Object>) value).compareTo(comparable(type, type.canonical(literal.text())));
    }

    private static Comparable<?> comparable(AttributeType type, String text) {
        return switch (type) {
            case STRING -> text;
            case INT -> Long.valueOf(text);
            case FLOAT -> Double.valueOf(text);
            case DATE -> Instant.parse(text);
            case BOOLEAN -> Boolean.valueOf(text);
        };
    }

    private static boolean holds(Comparator comparator, int order) {
        return switch (comparator) {
            case EQUAL -> order == 0;
            case NOT_EQUAL -> order != 0;
            case LESS -> order < 0;
            case NOT_GREATER -> order <= 0;
            case GREATER -> order > 0;
            case NOT_LESS -> order >= 0;
        };
    }

    private static Pattern pattern(String like) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < like.length(); i++) {
            char c = like.charAt(i);
            boolean escape = c == '\\' && i + 1 < like.length();
            char meant = escape ? like.charAt(++i) : c;
            boolean wild = !escape && (c == '%' || c == '_');
            regex.append(wild ? (c == '%' ? ".*" : ".") : Pattern.quote(String.valueOf(meant)));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
