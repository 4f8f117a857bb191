package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.attribute;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.ExistsException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.meta.MetadataCatalog;

/** Schemas. */
final class MetadataSchemaClaims {

    private final MetadataCatalog ada;
    private final MetadataCatalog bob;

    MetadataSchemaClaims(Port<MetadataCatalog> port) throws Exception {
        this.ada = port.as("ada");
        this.bob = port.as("bob");
    }

    public void aSchemaIsDescribedAsItWasCreatedAndExtended() throws Exception {
        ada.createSchema("axis.events", attribute("axis_energy", null, "double"));
        ada.addSchemaAttributes("axis.events", attribute("axis_taken", null, "timestamp"));
        assertThat(texts(ada.describeSchema("axis.events")))
                .containsExactly("axis_energy null float", "axis_taken null date");
        assertThat(ada.listSchemas()).contains("axis.events");
    }

    public void aRemovedAttributeIsNotInTheSchema() throws Exception {
        ada.createSchema("axis.less", attribute("axis_less", null, "string"));
        ada.removeSchemaAttributes("axis.less", these("axis_less"));
        assertThat(ada.describeSchema("axis.less")).isNullOrEmpty();
    }

    public void aDroppedSchemaDoesNotExist() throws Exception {
        ada.createSchema("axis.dropped", attribute("axis_dropped", null, "boolean"));
        ada.dropSchema("axis.dropped");
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.describeSchema("axis.dropped"));
        assertThat(ada.listSchemas()).doesNotContain("axis.dropped");
    }

    public void aNameIsGivenToOneSchemaOnly() throws Exception {
        ada.createSchema("axis.once", attribute("axis_once", null, "int"));
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() -> ada.createSchema("axis.once", attribute("axis_again", null, "int")));
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() -> ada.createSchema("axis.other", attribute("axis_once", null, "int")));
    }

    public void aTypeThatIsNoneIsAnInvalidArgument() {
        assertThatExceptionOfType(InvalidArgumentException.class)
                .isThrownBy(() -> ada.createSchema("axis.odd", attribute("axis_odd", null, "blob")));
    }

    public void aSchemaIsExtendedByItsOwnerOnly() throws Exception {
        ada.createSchema("axis.adas", attribute("axis_adas", null, "int"));
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.addSchemaAttributes("axis.adas", attribute("axis_bobs", null, "int")));
    }
}
