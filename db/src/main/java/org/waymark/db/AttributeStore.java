package org.waymark.db;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What entries have of attributes, and which schemas are set on them. */
public interface AttributeStore {

    /** All values of these entries. */
    List<ValueRecord> listByEntry(Collection<Long> entries);

    /** Which of these entries have a schema set on them, and which: that may be one that was removed. */
    Map<Long, Long> findSchemas(Collection<Long> entries);

    void insert(List<ValueRecord> values);

    void delete(List<ValueRecord> values);

    void setSchemas(Map<Long, @Nullable Long> schemaByEntry);
}
