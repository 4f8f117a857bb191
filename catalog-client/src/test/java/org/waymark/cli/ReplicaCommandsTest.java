package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.StorageUrl;

class ReplicaCommandsTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @BeforeEach
    void aFileWithTwoReplicas() {
        waymark.outputOf("register -mp --size 5 --checksum adler32:00000001 /a/f root://one/f root://two/f");
    }

    private Change lastChange() {
        return catalog.messages().get(catalog.messages().size() - 1).changes().get(0);
    }

    @Test
    void getreplicaTellsStorageUrls() {
        waymark.outputOf("register --size 1 /a/g root://one/g");
        assertThat(waymark.outputOf("getreplica /a/f /a/g")).isEqualTo("root://one/f\nroot://two/f\n\nroot://one/g\n");
        assertThat(waymark.outputOf("getreplica -l /a/f")).isEqualTo("""
                        Replicas for /a/f
                        2026-11-21 08:53:07  2026-11-21 08:53:07  Master  available permanent  root://one/f
                        2026-11-21 08:53:07  2026-11-21 08:53:07          available permanent  root://two/f
                        """);
        assertThat(waymark.outputOf("--json replicas /a/g")).startsWith("{\"key\":\"/a/g\",\"value\":{\"replicas\":[{");
    }

    @Test
    void aFileMayBeRegisteredAgain() {
        waymark.outputOf("register --size 5 /a/f root://three/f");
        assertThat(catalog.sfns("/a/f")).containsExactly("root://one/f", "root://two/f", "root://three/f");
        assertThat(waymark.run("register --size 6 /a/f")).isEqualTo(1);
        assertThat(waymark.run("register /a/f")).isEqualTo(1);
        assertThat(waymark.errors()).contains("--size BYTES is wanted");
    }

    @Test
    void addreplicaSaysAllThatIsKnown() {
        waymark.outputOf("addreplica --status P --type volatile --pool p1 --fs /fs --set s --expires 2030-01-01 "
                + "--attribute a=b --attribute c=d=e /a/f root://three/f");
        Change.AddReplica change = (Change.AddReplica) lastChange();
        assertThat(change.replica().status()).isEqualTo(ReplicaStatus.BEING_POPULATED);
        assertThat(change.replica().expires()).isEqualTo(Instant.parse("2030-01-01T00:00:00Z"));
        assertThat(change.replica().attributes()).isEqualTo(Map.of("a", "b", "c", "d=e"));
        assertThat(waymark.run("addreplica /a/f root://three/f")).isEqualTo(1);
        assertThat(waymark.run("addreplica -m /a/f root://4/f root://5/f")).isEqualTo(1);
        assertThat(waymark.run("addreplica --status nice /a/f root://4/f")).isEqualTo(1);
        assertThat(waymark.run("addreplica /a/f 'not a url'")).isEqualTo(1);
    }

    @Test
    void rmreplicaKnowsWhatIsTheFile() {
        waymark.outputOf("rmreplica root://one/f");
        assertThat(lastChange()).isEqualTo(new Change.RemoveReplica(new StorageUrl("root://one/f")));
        waymark.outputOf("rmreplica --remove-file /a/f root://one/f");
        assertThat(lastChange())
                .isEqualTo(new Change.RemoveReplica(
                        new StorageUrl("root://one/f"), CatalogPath.parse("/a/f"), LastReplica.REMOVE_FILE));
        assertThat(waymark.run("rmreplica /a/f")).isEqualTo(1);
    }

    @Test
    void setreplicaChangesWhatIsNamed() {
        waymark.outputOf("setreplica --status lost root://one/f");
        assertThat(lastChange())
                .isEqualTo(Change.SetReplica.status(new StorageUrl("root://one/f"), ReplicaStatus.LOST));
        waymark.outputOf("setreplica -m root://two/f");
        assertThat(lastChange()).isEqualTo(Change.SetReplica.master(new StorageUrl("root://two/f")));
        waymark.outputOf("setreplica --no-master --accessed @7 root://two/f");
        assertThat(lastChange().toString()).contains("master=false", "accessed=1970-01-01T00:00:07Z");
    }

    @Test
    void findreplicaLooksOnAStorageElement() {
        assertThat(waymark.outputOf("findreplica --se two")).isEqualTo("/a/f\troot://two/f\n");
        assertThat(waymark.run("findreplica")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("findreplica: name a storage element or a set\n");
    }
}
