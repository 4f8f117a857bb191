package org.waymark.api.contract;

import org.junit.jupiter.api.Nested;

/**
 * What an implementation promises to callers who come one at a time and ask well-formed questions: all of
 * {@link CatalogContract} but listings in pages, {@code find}, races, malformed input, and what is asked in great numbers.
 */
public abstract class SequentialContract implements CatalogFixture {

    @Nested
    class Namespace extends NamespaceContract {
        Namespace() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Renaming extends RenameContract {
        Renaming() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Removing extends RemoveContract {
        Removing() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Symlinks extends SymlinkContract {
        Symlinks() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Metadata extends MetadataContract {
        Metadata() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Registering extends RegisterContract {
        Registering() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Replicas extends ReplicaContract {
        Replicas() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Permissions extends PermissionContract {
        Permissions() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Acls extends AclContract {
        Acls() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Inheritance extends AclInheritanceContract {
        Inheritance() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Modes extends ModeContract {
        Modes() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Messages extends MessageContract {
        Messages() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Preconditions extends PreconditionContract {
        Preconditions() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Idempotency extends IdempotencyContract {
        Idempotency() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class ChangeLog extends ChangeLogContract {
        ChangeLog() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Attributes extends AttributeContract {
        Attributes() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Schemas extends SchemaContract {
        Schemas() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Governance extends GovernanceContract {
        Governance() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class AttributeMessages extends AttributeMessageContract {
        AttributeMessages() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class AttributeRights extends AttributeRightsContract {
        AttributeRights() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class Queries extends QueryContract {
        Queries() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class QueriesOfFields extends QueryFieldContract {
        QueriesOfFields() {
            super(SequentialContract.this);
        }
    }

    @Nested
    class QueryScopes extends QueryScopeContract {
        QueryScopes() {
            super(SequentialContract.this);
        }
    }
}
