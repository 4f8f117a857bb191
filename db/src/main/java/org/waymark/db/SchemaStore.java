package org.waymark.db;

import java.util.Collection;
import java.util.List;

/** The schemas with their attributes. */
public interface SchemaStore {

    List<SchemaRecord> findByKey(Collection<Long> ids);

    List<SchemaRecord> findByName(Collection<String> names);

    /** The schemas that define attributes of these names. */
    List<SchemaRecord> findByAttribute(Collection<String> attributes);

    /** In the order of their names, from behind {@code after}. */
    List<SchemaRecord> list(String after, int most);

    /** Adds schemas without their attributes. */
    void insert(List<SchemaRecord> schemas);

    void insertAttributes(List<NewAttribute> attributes);

    /** An attribute that a schema gains. */
    record NewAttribute(long schema, AttributeRecord attribute) {}

    /** Removes attributes, and then schemas that have none left; what mentions them is not seen any more. */
    void delete(Collection<Long> attributes, Collection<Long> schemas, long now);

    /** Clears away up to {@code most} values and settings of what was removed. @return how many there were */
    int clearRemoved(int most);

    /** Forgets that anything was removed before then; values that were written at the same time have been cleared away. */
    void forgetRemovedBefore(long then);
}
