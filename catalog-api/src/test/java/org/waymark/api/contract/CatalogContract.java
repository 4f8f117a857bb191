package org.waymark.api.contract;

import org.junit.jupiter.api.Nested;

/**
 * All that an implementation promises. A class that extends this and says how to reach the catalog is bound to every
 * subject; all tests share that one catalog.
 */
public abstract class CatalogContract implements CatalogFixture {

    @Nested
    class Namespace extends NamespaceContract {
        Namespace() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Renaming extends RenameContract {
        Renaming() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Removing extends RemoveContract {
        Removing() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Symlinks extends SymlinkContract {
        Symlinks() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Metadata extends MetadataContract {
        Metadata() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Registering extends RegisterContract {
        Registering() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Replicas extends ReplicaContract {
        Replicas() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Permissions extends PermissionContract {
        Permissions() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Acls extends AclContract {
        Acls() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Inheritance extends AclInheritanceContract {
        Inheritance() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Modes extends ModeContract {
        Modes() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Messages extends MessageContract {
        Messages() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Preconditions extends PreconditionContract {
        Preconditions() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Idempotency extends IdempotencyContract {
        Idempotency() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Listing extends ListingContract {
        Listing() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Finding extends FindContract {
        Finding() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class BadInput extends BadInputContract {
        BadInput() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class ChangeLog extends ChangeLogContract {
        ChangeLog() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Service extends ServiceContract {
        Service() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class Concurrency extends ConcurrencyContract {
        Concurrency() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class ConcurrentMessages extends ConcurrentMessageContract {
        ConcurrentMessages() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class KernelCorpus extends AclCorpusContract {
        KernelCorpus() {
            super(CatalogContract.this);
        }
    }
}
