package org.waymark.server.core.read;

import java.util.Locale;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.Condition.Literal;
import org.waymark.api.EntryField;
import org.waymark.api.EntryKind;
import org.waymark.api.Guid;
import org.waymark.db.AttributeRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.db.Selection.Operand;
import org.waymark.db.ValueRecord;
import org.waymark.server.core.tree.Schemas;

/** A name in a query: what it stands for, and what it can be compared with. */
record SelectedName(String name, AttributeType type, Operand operand) {

    /** @throws CatalogException INVALID_ARGUMENT if nothing has this name */
    static SelectedName of(String name, Schemas schemas) {
        EntryField field = EntryField.find(name);
        if (field != null) {
            return new SelectedName(name, field.type(), new Operand.Field(field));
        }
        SchemaRecord schema = schemas.findByAttribute(name);
        AttributeRecord attribute = schema == null ? null : schema.find(name);
        if (attribute == null) {
            throw CatalogException.invalid("no schema has an attribute " + name);
        }
        return new SelectedName(name, attribute.type(), new Operand.OfAttribute(attribute));
    }

    private boolean is(EntryField field) {
        return operand.equals(new Operand.Field(field));
    }

    /** What is true or false, or one of a few words, has no order. */
    void requireComparable(Comparator comparator) {
        boolean ordered = type != AttributeType.BOOLEAN && !is(EntryField.KIND);
        if (!ordered && comparator != Comparator.EQUAL && comparator != Comparator.NOT_EQUAL) {
            throw CatalogException.invalid(name + " can only be compared by = and <>");
        }
    }

    /** A value of the query, as it is kept. */
    Object value(Literal literal) {
        boolean fits = switch (literal.form()) {
            case QUOTED -> type != AttributeType.INT && type != AttributeType.FLOAT;
            case NUMBER -> type == AttributeType.INT || type == AttributeType.FLOAT;
            case BOOLEAN -> type == AttributeType.BOOLEAN;
        };
        if (!fits) {
            throw CatalogException.invalid(
                    "%s is of type %s, which %s is not".formatted(name, type.wireName(), literal.text()));
        }
        if (is(EntryField.KIND)) {
            return (long) kind(literal.text()).ordinal();
        }
        if (is(EntryField.GUID)) {
            return Guid.parse(literal.text()).toString();
        }
        // A field can be compared with a text that no attribute can be set to.
        boolean text = operand instanceof Operand.Field && type == AttributeType.STRING;
        return text ? literal.text() : ValueRecord.kept(type, type.canonical(literal.text()));
    }

    /** A pattern for LIKE. */
    String pattern(String text) {
        if (type != AttributeType.STRING || is(EntryField.KIND)) {
            throw CatalogException.invalid("LIKE is for texts, which %s is not".formatted(name));
        }
        return is(EntryField.GUID) ? text.toLowerCase(Locale.ROOT) : text;
    }

    private static EntryKind kind(String text) {
        for (EntryKind kind : EntryKind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(text)) {
                return kind;
            }
        }
        throw CatalogException.invalid("an entry is a file, directory or symlink, not " + text);
    }
}
