package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.ExistsException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.composite.FiremanCatalog;
import org.glite.data.catalog.service.file.FCEntry;

/** Directories. */
final class DirectoryClaims {

    private final FiremanCatalog ada;
    private final Files files;

    DirectoryClaims(Port<FiremanCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.files = new Files(ada, home);
    }

    public void aDirectoryIsReadPieceByPieceAndByPattern() throws Exception {
        String directory = files.mkdir("read");
        for (String name : these("a1", "a2", "a3", "b1")) {
            files.create("read/" + name);
        }
        assertThat(Files.lfns(ada.readDir(directory, "a*", 2, 0, true)))
                .containsExactly(directory + "/a1", directory + "/a2");
        FCEntry[] rest = ada.readDir(directory, "a*", 2, 2, false);
        assertThat(Files.lfns(rest)).containsExactly(directory + "/a3");
        assertThat(rest[0].getPermission()).isNull();
    }

    public void aDirectoryIsOfTypeZero() throws Exception {
        assertThat(ada.getFileCatalogEntry(these(files.mkdir("typed")))[0]
                        .getLfnStat()
                        .getType())
                .isZero();
    }

    public void missingParentsAreMadeWhenThatIsWanted() throws Exception {
        String deep = files.lfn("one/two/three");
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.mkdir(these(deep), false, false));
        ada.mkdir(these(deep), true, true);
        assertThat(ada.getStat(these(deep))).hasSize(1);
    }

    public void aDirectoryThatIsThereExists() throws Exception {
        String directory = files.mkdir("again");
        assertThatExceptionOfType(ExistsException.class).isThrownBy(() -> ada.mkdir(these(directory), false, false));
    }

    public void onlyAnEmptyDirectoryIsRemoved() throws Exception {
        String directory = files.mkdir("full");
        String lfn = files.create("full/file");
        assertThatExceptionOfType(InvalidArgumentException.class).isThrownBy(() -> ada.rmdir(these(directory)));
        ada.remove(these(lfn));
        ada.rmdir(these(directory));
        assertThatExceptionOfType(NotExistsException.class).isThrownBy(() -> ada.rmdir(these(directory)));
    }

    public void filesAreLocatedAtAnyDepth() throws Exception {
        String directory = files.mkdir("haystack");
        files.mkdir("haystack/deep");
        String lfn = files.create("haystack/deep/needle.root");
        files.create("haystack/hay");
        assertThat(ada.locate(directory, "*.root", 10)).containsExactly(lfn);
        assertThat(ada.locate(directory, "*.none", 10)).isNullOrEmpty();
    }
}
