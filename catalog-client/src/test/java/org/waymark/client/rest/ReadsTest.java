package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waymark.api.AclEntry;
import org.waymark.api.AclText;
import org.waymark.api.CatalogPath;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Checksums;
import org.waymark.api.Decision;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.FileReplica;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.Mode;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Principal;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.ServiceInfo;
import org.waymark.api.StorageUrl;
import org.waymark.api.Usage;
import org.waymark.client.http.RecordedService;

/** Every read: what is asked, and what is understood of a recorded answer. */
class ReadsTest {

    private static final CatalogPath FILE = CatalogPath.parse("/grid/f");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    private static final StorageUrl SFN = new StorageUrl("root://se.example.org//data/f");
    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.000Z");

    private static final String ENTRY = """
            {"path":"/grid/f","kind":"FILE","guid":"6f1c1d2e-0a4b-4c6d-8e9f-001122334455","owner":"alice","group":"atlas",\
            "mode":"2640","size":1048576,"checksums":["adler32:0a1b2c3d"],"comment":"ä","created":"2026-01-31T12:00:00.000Z",\
            "modified":"2026-01-31T12:00:00.001Z","accessed":"2026-01-31T13:00:00+01:00","changed":"2026-01-31T12:00:00Z",\
            "version":7,"addedLater":{"a":[1,{"b":null}]},"target":null}""";

    private static final String REPLICA = """
            {"sfn":"root://se.example.org//data/f","status":"TO_BE_DELETED","type":"VOLATILE","master":true,"pool":"p",\
            "fileSystem":"/fs1","setName":"run","created":"2026-01-31T12:00:00.000Z","accessed":"2026-01-31T12:00:00.000Z",\
            "pinnedUntil":"2026-01-31T12:00:00.000Z","expires":"2026-01-31T12:00:00.000Z","accessCount":4,\
            "attributes":{"channel":"fast"}}""";

    private static Replica replica() {
        return new Replica(
                SFN,
                ReplicaStatus.TO_BE_DELETED,
                ReplicaType.VOLATILE,
                true,
                "p",
                "/fs1",
                "run",
                NOON,
                NOON,
                NOON,
                NOON,
                4,
                Map.of("channel", "fast"));
    }

    @Test
    void statTellsOfEachEntryInOrder() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/grid/f","value":%s},
                {"key":"guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455","error":{"code":"NOT_FOUND","message":"no such file"}}]}""".formatted(ENTRY))) {
            List<Outcome<Entry>> outcomes = service.client().stat(List.of(FILE, GUID), Follow.YES);

            assertThat(service.request().method()).isEqualTo("POST");
            assertThat(service.request().target()).isEqualTo("/v1/stat");
            assertThat(service.request().header("Content-Type")).isEqualTo("application/json");
            assertThat(service.request().body())
                    .isEqualTo("{\"entries\":[\"/grid/f\",\"guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455\"]}");
            Entry entry = outcomes.get(0).require();
            assertThat(entry.path()).isEqualTo(FILE);
            assertThat(entry.kind()).isEqualTo(EntryKind.FILE);
            assertThat(entry.guid()).isEqualTo(GUID);
            assertThat(entry.mode()).isEqualTo(new Mode(02640));
            assertThat(entry.hasExtendedAcl()).isFalse();
            assertThat(entry.checksums()).isEqualTo(Checksums.parse("adler32:0a1b2c3d"));
            assertThat(entry.target()).isNull();
            assertThat(entry.comment()).isEqualTo("ä");
            assertThat(entry.created()).isEqualTo(NOON);
            assertThat(entry.modified()).isEqualTo(NOON.plusMillis(1));
            assertThat(entry.accessed()).isEqualTo(NOON);
            assertThat(entry.changed()).isEqualTo(NOON);
            assertThat(entry.version()).isEqualTo(7);
            assertThat(outcomes.get(1))
                    .isEqualTo(new Outcome.Failed<>(GUID.text(), ErrorCode.NOT_FOUND, "no such file"));
        }
    }

    @Test
    void statOfASymlinkItselfSaysSo() {
        try (RecordedService service =
                RecordedService.json("{\"outcomes\":[{\"key\":\"/grid/f\",\"value\":" + ENTRY + "}]}")) {
            service.client().stat(List.of(FILE), Follow.NO);

            assertThat(service.request().body()).isEqualTo("{\"entries\":[\"/grid/f\"],\"follow\":false}");
        }
    }

    @Test
    void listAsksForOnePage() {
        try (RecordedService service = RecordedService.json("{\"items\":[" + ENTRY + "],\"next\":\"t2\"}")) {
            Page<Entry> page = service.client()
                    .list(CatalogPath.parse("/a b&c"), new Glob("*.röot"), new PageRequest(10, "t+1/="));

            assertThat(service.request().method()).isEqualTo("GET");
            assertThat(service.request().target())
                    .isEqualTo("/v1/list?dir=%2Fa%20b%26c&pattern=*.r%C3%B6ot&pageSize=10&pageToken=t%2B1%2F%3D");
            assertThat(page.items()).hasSize(1);
            assertThat(page.next()).isEqualTo("t2");
        }
    }

    @Test
    void listAllStreamsTheDirectory() {
        try (RecordedService service = RecordedService.lines(ENTRY, ENTRY, "{\"trailer\":{\"count\":2}}")) {
            List<Entry> entries = new ArrayList<>();

            service.client().listAll(CatalogPath.parse("/grid"), Glob.ANY, entries::add);

            assertThat(service.request().target()).isEqualTo("/v1/list?dir=%2Fgrid");
            assertThat(service.request().header("Accept")).startsWith("application/x-ndjson");
            assertThat(entries).hasSize(2);
        }
    }

    @Test
    void findSendsTheConditionsThatCount() {
        try (RecordedService service = RecordedService.lines(ENTRY, "{\"trailer\":{\"count\":1}}")) {
            List<Entry> entries = new ArrayList<>();
            FindRequest request = new FindRequest(
                    FILE,
                    PathPattern.parse("2026/**/*.root"),
                    new Glob("*.root"),
                    EntryKind.FILE,
                    0L,
                    9L,
                    NOON,
                    NOON,
                    "alice",
                    0,
                    5);

            service.client().find(request, entries::add);

            assertThat(service.request().target()).isEqualTo("/v1/find");
            assertThat(service.request().body()).isEqualTo("""
                            {"base":"/grid/f","pathPattern":"2026/**/*.root","name":"*.root","kind":"FILE","minSize":0,"maxSize":9,\
                            "modifiedSince":"2026-01-31T12:00:00.000Z","modifiedBefore":"2026-01-31T12:00:00.000Z",\
                            "owner":"alice","maxDepth":0,"limit":5}""");
            assertThat(entries).hasSize(1);
        }
    }

    @Test
    void findOfEverythingNamesNoCondition() {
        try (RecordedService service = RecordedService.lines("{\"trailer\":{\"count\":0}}")) {
            service.client().find(FindRequest.everythingBelow(CatalogPath.ROOT), entry -> {});

            assertThat(service.request().body()).isEqualTo("{\"base\":\"/\"}");
        }
    }

    @Test
    void duCounts() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/grid/f","value":{"bytes":52428800000,"files":50,"directories":3,"symlinks":1}}]}""")) {
            assertThat(service.client().du(List.of(FILE)).get(0).require())
                    .isEqualTo(new Usage(52428800000L, 50, 3, 1));
            assertThat(service.request().target()).isEqualTo("/v1/du");
            assertThat(service.request().body()).isEqualTo("{\"entries\":[\"/grid/f\"]}");
        }
    }

    @Test
    void linksAreThePathsOfAnEntry() {
        try (RecordedService service = RecordedService.json(
                "{\"outcomes\":[{\"key\":\"/grid/f\",\"value\":{\"paths\":[\"/grid/f\",\"/l\"]}}]}")) {
            assertThat(service.client().links(List.of(FILE)).get(0).require())
                    .containsExactly(FILE, CatalogPath.parse("/l"));
            assertThat(service.request().target()).isEqualTo("/v1/links");
            assertThat(service.request().body()).isEqualTo("{\"entries\":[\"/grid/f\"]}");
        }
    }

    @Test
    void replicasOfAFileComeWhole() {
        try (RecordedService service = RecordedService.json(
                "{\"outcomes\":[{\"key\":\"/grid/f\",\"value\":{\"replicas\":[" + REPLICA + "]}}]}")) {
            assertThat(service.client().listReplicas(FILE)).containsExactly(replica());
            assertThat(service.request().target()).isEqualTo("/v1/replicas/list");
            assertThat(service.request().body()).isEqualTo("{\"files\":[\"/grid/f\"]}");
        }
    }

    @Test
    void replicasOfAStorageElementComeWithTheirFiles() {
        try (RecordedService service = RecordedService.json("""
                {"items":[{"path":"/grid/f","guid":"6f1c1d2e-0a4b-4c6d-8e9f-001122334455","replica":%s}]}""".formatted(REPLICA))) {
            ReplicaQuery query = new ReplicaQuery("se.example.org", "run 1", ReplicaStatus.LOST);

            Page<FileReplica> page = service.client().findReplicas(query, PageRequest.FIRST);

            assertThat(service.request().target())
                    .isEqualTo("/v1/replicas?storageElement=se.example.org&setName=run%201&status=LOST&pageSize=1000");
            assertThat(page).isEqualTo(new Page<>(List.of(new FileReplica(FILE, GUID, replica())), null));
        }
    }

    @Test
    void anAclComesWithItsOwnersAndItsDefault() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/grid/f","value":{"owner":"alice","group":"atlas","mode":"0770","acl":[
                {"tag":"OWNER","rights":"pdrwlxgs"},{"tag":"USER","principal":"bob","rights":"-drwlxgs"},
                {"tag":"OWNING_GROUP","rights":"-d----g-"},{"tag":"MASK","rights":"-drwlxgs"},{"tag":"OTHER","rights":"-d----g-"}],
                "defaultAcl":[{"tag":"OWNER","rights":"pdrwlxgs"},{"tag":"OWNING_GROUP","rights":"-dr-lxg-"},
                {"tag":"OTHER","rights":"-d----g-"}]}}]}""")) {
            EntryAcl acl = service.client().getAcl(List.of(FILE)).get(0).require();

            assertThat(service.request().target()).isEqualTo("/v1/acl/get");
            assertThat(acl)
                    .isEqualTo(new EntryAcl(
                            "alice",
                            "atlas",
                            new Mode(0770),
                            AclText.parse("u::rwx,u:bob:rwx,g::---,m::rwx,o::---"),
                            AclText.parse("u::rwx,g::r-x,o::---")));
        }
    }

    @Test
    void aDecisionNamesWhatDecided() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/grid/f","value":{"allowed":false,"effective":"--r-l---",
                "decidedBy":{"tag":"USER","principal":"alice","rights":"--r-l---"}}},
                {"key":"/grid/f","value":{"allowed":true,"effective":"pdrwlxgs"}}]}""")) {
            List<Outcome<Decision>> outcomes =
                    service.client().checkPermission(List.of(FILE, FILE), Rights.parse("rw"));

            assertThat(service.request().target()).isEqualTo("/v1/acl/check");
            assertThat(service.request().body())
                    .isEqualTo("{\"entries\":[\"/grid/f\",\"/grid/f\"],\"rights\":\"--rw----\"}");
            assertThat(outcomes.get(0).require())
                    .isEqualTo(new Decision(
                            false, Rights.parse("rl"), new AclEntry(AclEntry.Tag.USER, "alice", Rights.parse("rl"))));
            assertThat(outcomes.get(1).require()).isEqualTo(new Decision(true, Rights.ALL, null));
        }
    }

    @Test
    void principalsAreListedByKind() {
        try (RecordedService service =
                RecordedService.json("{\"items\":[{\"kind\":\"GROUP\",\"name\":\"/atlas/Role=production\"}]}")) {
            assertThat(service.client()
                            .listPrincipals(Principal.Kind.GROUP, PageRequest.FIRST)
                            .items())
                    .containsExactly(Principal.group("/atlas/Role=production"));
            assertThat(service.request().target()).isEqualTo("/v1/principals?kind=GROUP&pageSize=1000");
        }
    }

    @Test
    void changesComeWithTheTokenToGoOnFrom() {
        try (RecordedService service = RecordedService.json("""
                {"items":[{"operation":"removeTree","entryId":4711,"guid":"6f1c1d2e-0a4b-4c6d-8e9f-001122334455",
                "oldPath":"/grid/f","caller":"alice","time":"2026-01-31T12:00:00.000Z","requestId":"r1"}],"next":"t9"}""")) {
            assertThat(service.client().listChanges(PageRequest.FIRST))
                    .isEqualTo(new Page<>(
                            List.of(new ChangeRecord(
                                    Operation.REMOVE_TREE, 4711, GUID, "/grid/f", null, "alice", NOON, "r1")),
                            "t9"));
            assertThat(service.request().target()).isEqualTo("/v1/changes?pageSize=1000");
        }
    }

    @Test
    void theServiceTellsItsLimits() {
        try (RecordedService service =
                RecordedService.json("{\"version\":\"0.1.0\",\"caller\":\"alice\",\"limits\":{\"bulkItems\":10000}}")) {
            ServiceInfo info = service.client().describeService();

            assertThat(info.version()).isEqualTo("0.1.0");
            assertThat(info.caller()).isEqualTo("alice");
            assertThat(info.limits()).containsExactly(Map.entry("bulkItems", 10_000L));
            assertThat(service.request().target()).isEqualTo("/v1/config");
        }
    }
}
