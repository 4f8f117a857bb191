package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.apache.axis.AxisFault;
import org.glite.data.catalog.service.meta.MetadataCatalog;

/** What the service tells of itself. */
final class MetadataServiceClaims {

    private static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";

    private final MetadataCatalog anybody;

    MetadataServiceClaims(Port<MetadataCatalog> port) throws Exception {
        this.anybody = port.as("bob");
    }

    public void theInterfaceIsTheOneThatClientsKnow() throws Exception {
        assertThat(anybody.getInterfaceVersion()).isEqualTo("2.0.0");
    }

    public void theServiceTellsItsVersions() throws Exception {
        assertThat(anybody.getVersion()).isNotEmpty();
        assertThat(anybody.getSchemaVersion()).isNotEmpty();
    }

    public void theServiceTellsItsLimits() throws Exception {
        assertThat(anybody.getServiceMetadata("limit.query")).containsOnlyDigits();
    }

    public void aLimitThatIsNotSetDoesNotExist() {
        assertThatExceptionOfType(AxisFault.class)
                .isThrownBy(() -> anybody.getServiceMetadata("limit.moon"))
                .satisfies(fault -> assertThat(fault.getFaultDetails()[0].getAttributeNS(XSI, "type"))
                        .endsWith(":NotExistsException"));
    }
}
