package org.waymark.db;

/** The stores on one connection: within one transaction, or, for single reads, without any. */
public interface StoreSession {

    EntryStore entries();

    ReplicaStore replicas();

    SchemaStore schemas();

    AttributeStore attributes();

    PrincipalStore principals();

    ChangeLogStore changeLog();

    OutcomeStore outcomes();
}
