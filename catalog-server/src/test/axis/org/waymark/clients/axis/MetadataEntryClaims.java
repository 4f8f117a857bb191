package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.attribute;
import static org.waymark.clients.axis.Values.pair;
import static org.waymark.clients.axis.Values.texts;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.Attribute;
import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.ExistsException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.StringPair;
import org.glite.data.catalog.service.meta.MetadataCatalog;

/** Entries and their attributes. */
final class MetadataEntryClaims {

    private static final String RUNS = "axis.runs";

    private final MetadataCatalog ada;
    private final MetadataCatalog bob;
    private final String home;

    MetadataEntryClaims(Port<MetadataCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.bob = port.as("bob");
        this.home = home;
        ada.createSchema(RUNS, new Attribute[] {
            new Attribute("axis_run", null, "int"), new Attribute("axis_site", null, "varchar(64)")
        });
    }

    private String entry(String name) throws Exception {
        String lfn = home + "/" + name;
        ada.createEntry(pair(lfn, RUNS));
        return lfn;
    }

    public void attributesAreReadAsTheyWereSet() throws Exception {
        String lfn = entry("set");
        ada.setAttributes(lfn, new Attribute[] {
            new Attribute("axis_run", "42", null), new Attribute("axis_site", "Genève <&>", null)
        });
        assertThat(texts(ada.getAttributes(lfn, these("axis_site", "axis_run"))))
                .containsExactlyInAnyOrder("axis_run 42 int", "axis_site Genève <&> string");
    }

    public void onlyTheAttributesThatAreAskedForAreGiven() throws Exception {
        String lfn = entry("asked");
        ada.setAttributes(lfn, attribute("axis_run", "1", "int"));
        ada.setAttributes(lfn, attribute("axis_site", "CERN", "string"));
        assertThat(texts(ada.getAttributes(lfn, these("axis_run")))).containsExactly("axis_run 1 int");
    }

    public void attributesThatAreNotSetAreListedWithoutAValue() throws Exception {
        assertThat(texts(ada.listAttributes(entry("listed"))))
                .containsExactlyInAnyOrder("axis_run null int", "axis_site null string");
    }

    public void clearedAttributesAreGone() throws Exception {
        String lfn = entry("cleared");
        ada.setAttributes(lfn, attribute("axis_run", "7", null));
        ada.clearAttributes(lfn, these("axis_run"));
        assertThat(ada.getAttributes(lfn, these("axis_run"))).isNullOrEmpty();
    }

    public void aQueryGivesWhatItsConditionHoldsForPieceByPiece() throws Exception {
        for (int run = 100; run < 105; run++) {
            ada.setAttributes(entry("query" + run), attribute("axis_run", "" + run, null));
        }
        String query = "axis_run BETWEEN 101 AND 104";
        assertThat(ada.query(query, "sql", 3, 0)).hasSize(3);
        assertThat(ada.query(query, "sql", 3, 3)).containsExactly(home + "/query104");
        assertThat(ada.query("axis_run = 1000", "sql", 3, 0)).isNullOrEmpty();
    }

    public void aQueryThatCannotBeReadIsAnInvalidArgument() {
        assertThatExceptionOfType(InvalidArgumentException.class)
                .isThrownBy(() -> ada.query("axis_run =", "sql", 1, 0));
    }

    public void aValueThatIsNotOfTheTypeIsAnInvalidArgument() throws Exception {
        String lfn = entry("typed");
        assertThatExceptionOfType(InvalidArgumentException.class)
                .isThrownBy(() -> ada.setAttributes(lfn, attribute("axis_run", "many", null)));
    }

    public void anEntryThatIsThereAlreadyExists() throws Exception {
        String lfn = entry("twice");
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() -> ada.createEntry(pair(lfn, RUNS)))
                .satisfies(fault -> assertThat(fault.getMessage1()).contains(lfn));
    }

    public void entriesAreCreatedAllOrNone() throws Exception {
        String there = entry("there");
        String fresh = home + "/fresh";
        assertThatExceptionOfType(ExistsException.class)
                .isThrownBy(() ->
                        ada.createEntry(new StringPair[] {new StringPair(fresh, RUNS), new StringPair(there, RUNS)}));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.listAttributes(fresh));
    }

    public void aSchemaThatAnEntryShallHaveMustExist() {
        assertThatExceptionOfType(NotExistsException.class)
                .isThrownBy(() -> ada.createEntry(pair(home + "/astray", "axis.nowhere")));
    }

    public void aRemovedEntryDoesNotExist() throws Exception {
        String lfn = entry("removed");
        ada.removeEntry(these(lfn));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.removeEntry(these(lfn)));
    }

    public void whoMayNotWriteADirectoryCreatesNothingInIt() {
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.createEntry(pair(home + "/bobs", RUNS)));
    }

    public void whoMayNotSetMetadataSetsNone() throws Exception {
        String lfn = entry("guarded");
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.setAttributes(lfn, attribute("axis_run", "1", null)));
    }
}
