package org.waymark.api.contract;

import org.junit.jupiter.api.Nested;

/**
 * All that an implementation promises. A class that extends this and says how to reach the catalog is bound to every
 * subject; all tests share that one catalog.
 */
public abstract class CatalogContract extends SequentialContract {

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

    @Nested
    class QueryPages extends QueryPageContract {
        QueryPages() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class AttributeInput extends AttributeInputContract {
        AttributeInput() {
            super(CatalogContract.this);
        }
    }

    @Nested
    class AttributeConcurrency extends AttributeConcurrencyContract {
        AttributeConcurrency() {
            super(CatalogContract.this);
        }
    }
}
