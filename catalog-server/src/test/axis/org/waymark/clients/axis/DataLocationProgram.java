package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.apache.axis.AxisFault;
import org.glite.wms.dli.DataLocationInterfaceLocator;
import org.glite.wms.dli.DataLocationInterfacePortType;

/** Asks a DataLocationInterface where a file is, as brokers do, at the address that the contract names. */
final class DataLocationProgram {

    private DataLocationProgram() {}

    /** Arguments: the LFN and the GUID of a file on se1 and se2. */
    public static void main(String[] arguments) throws Exception {
        Port<DataLocationInterfacePortType> port = new Port<>(
                DataLocationInterfacePortType.class,
                () -> new DataLocationInterfaceLocator().getDataLocationInterface());
        new Report()
                .on(new Claims(port.as("broker"), arguments[0], arguments[1]))
                .on(port)
                .end();
    }

    private record Claims(DataLocationInterfacePortType dli, String lfn, String guid) {

        private String[] replicas() {
            return new String[] {"root://se1.example.org/" + lfn, "srm://se2.example.org" + lfn};
        }

        public void aFileIsFoundByItsLfnWithAPrefix() throws Exception {
            assertThat(dli.listReplicas("lfn", "lfn:" + lfn)).containsExactlyInAnyOrder(replicas());
        }

        public void aFileIsFoundByItsLfnWithoutAPrefix() throws Exception {
            assertThat(dli.listReplicas("lfn", lfn)).containsExactlyInAnyOrder(replicas());
        }

        public void aFileIsFoundByItsGuid() throws Exception {
            assertThat(dli.listReplicas("guid", guid)).containsExactlyInAnyOrder(replicas());
            assertThat(dli.listReplicas("guid", "guid:" + guid)).containsExactlyInAnyOrder(replicas());
        }

        public void anUnknownFileIsAFault() {
            assertThatExceptionOfType(AxisFault.class)
                    .isThrownBy(() -> dli.listReplicas("lfn", "lfn:" + lfn + ".lost"))
                    .withMessageContaining(".lost");
        }
    }
}
