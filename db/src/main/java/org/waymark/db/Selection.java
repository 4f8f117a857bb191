package org.waymark.db;

import java.util.List;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.EntryField;

/**
 * Which entries a query selects: a condition whose names are known and whose values have the right types (a Long for what is
 * a number, a date or a boolean, a Double for floats, else a String). What an entry does not have fulfils only {@link Missing}.
 */
public sealed interface Selection {

    record All(List<Selection> parts) implements Selection {}

    record Any(List<Selection> parts) implements Selection {}

    record Compared(Operand operand, Comparator comparator, Object value) implements Selection {}

    record Like(Operand operand, Match match, String pattern) implements Selection {}

    record In(Operand operand, Match match, List<Object> values) implements Selection {}

    record Between(Operand operand, Match match, Object low, Object high) implements Selection {}

    record Missing(Operand operand, Match match) implements Selection {}

    /** One of these entries. */
    record Among(List<Long> ids) implements Selection {}

    /** Whether the condition must hold or must not. */
    enum Match {
        HOLDS,
        DOES_NOT
    }

    /** What is asked about. */
    sealed interface Operand {

        record Field(EntryField field) implements Operand {}

        record OfAttribute(AttributeRecord attribute) implements Operand {}
    }
}
