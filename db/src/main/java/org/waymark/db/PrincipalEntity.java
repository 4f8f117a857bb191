package org.waymark.db;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.waymark.api.Principal;

/** A row of the table of principals. */
@Entity(name = "Principal")
@Table(name = "principal")
class PrincipalEntity {

    @Id
    private int id;

    private short kind;

    private String name = "";

    /** For Hibernate. */
    protected PrincipalEntity() {}

    Principal principal() {
        return new Principal(Principal.Kind.values()[kind], name);
    }
}
