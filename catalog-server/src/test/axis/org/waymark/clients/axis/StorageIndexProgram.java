package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.storageindex.StorageIndex;
import org.glite.data.catalog.service.storageindex.StorageIndexServiceLocator;

/** Asks a StorageIndex where a file is, as brokers do, at the address that the contract names. */
final class StorageIndexProgram {

    private StorageIndexProgram() {}

    /** Arguments: the LFN and the GUID of a file on se1 and se2. */
    public static void main(String[] arguments) throws Exception {
        Port<StorageIndex> port =
                new Port<>(StorageIndex.class, () -> new StorageIndexServiceLocator().getStorageIndex());
        new Report()
                .on(new Claims(port.as("broker"), arguments[0], arguments[1]))
                .on(port)
                .end();
    }

    private record Claims(StorageIndex index, String lfn, String guid) {

        public void aFileIsFoundByItsLfn() throws Exception {
            assertThat(index.listSEbyLFN(lfn)).containsExactlyInAnyOrder("se1.example.org", "se2.example.org");
        }

        public void aFileIsFoundByItsGuid() throws Exception {
            assertThat(index.listSEbyGUID(guid)).containsExactlyInAnyOrder("se1.example.org", "se2.example.org");
        }

        public void anUnknownLfnDoesNotExist() {
            assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> index.listSEbyLFN(lfn + ".lost"));
        }

        public void anUnknownGuidDoesNotExist() {
            assertThatExceptionOfType(NotExistsException.class)
                    .isThrownBy(() -> index.listSEbyGUID("00000000-0000-4000-8000-000000000000"));
        }
    }
}
