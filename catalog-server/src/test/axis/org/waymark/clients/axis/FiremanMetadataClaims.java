package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.attribute;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.meta.MetadataCatalog;

/** Attributes of files, and what the service tells of itself. */
final class FiremanMetadataClaims {

    private final FiremanCatalog ada;
    private final Files files;

    FiremanMetadataClaims(Port<FiremanCatalog> port, String home, MetadataCatalog schemas) throws Exception {
        schemas.createSchema("fireman.runs", attribute("fireman_run", null, "int"));
        this.ada = port.as("ada");
        this.files = new Files(ada, home);
    }

    public void filesHaveTheAttributesOfTheirDirectorysSchema() throws Exception {
        ada.associateDirWithSchema(files.mkdir("runs"), "fireman.runs");
        String lfn = files.create("runs/seven");
        assertThat(texts(ada.listAttributes(lfn))).containsExactly("fireman_run null int");
        ada.setAttributes(lfn, attribute("fireman_run", "7", null));
        assertThat(texts(ada.getAttributes(lfn, these("fireman_run")))).containsExactly("fireman_run 7 int");
        assertThat(ada.query("fireman_run = 7", "sql", 10, 0)).containsExactly(lfn);
        ada.clearAttributes(lfn, these("fireman_run"));
        assertThat(ada.query("fireman_run = 7", "sql", 10, 0)).isNullOrEmpty();
    }

    public void aSchemaThatIsUnknownDoesNotExist() throws Exception {
        String directory = files.mkdir("unruly");
        assertThatExceptionOfType(NotExistsException.class)
                .isThrownBy(() -> ada.associateDirWithSchema(directory, "fireman.none"));
    }

    public void theServiceTellsOfItself() throws Exception {
        assertThat(ada.getInterfaceVersion()).isEqualTo("2.0.0");
        assertThat(ada.getVersion()).isNotEmpty();
        assertThat(ada.getSchemaVersion()).isNotEmpty();
        assertThat(ada.getServiceMetadata("limit.readDir")).containsOnlyDigits();
    }
}
