package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class LimitsTest {

    private static final CatalogPath PATH = CatalogPath.parse("/f");
    private static final StorageUrl SFN = new StorageUrl("srm://se/x");

    private static void refused(ErrorCode code, ThrowingCallable call) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(call)
                .extracting(CatalogException::code)
                .isEqualTo(code);
    }

    private static void refused(ThrowingCallable call) {
        refused(ErrorCode.INVALID_ARGUMENT, call);
    }

    private static NewReplica replica(String pool, Map<String, String> attributes) {
        return new NewReplica(
                SFN, ReplicaStatus.AVAILABLE, ReplicaType.PERMANENT, false, pool, null, null, null, null, attributes);
    }

    @Test
    void aCommentHasUpTo4096BytesAndAnEmptyOneIsNone() {
        assertThat(new Change.SetComment(PATH, "é".repeat(2048)).comment()).hasSize(2048);
        assertThat(new Change.SetComment(PATH, "").comment()).isNull();
        refused(() -> new Change.SetComment(PATH, "x".repeat(4097)));
        refused(() -> new Change.SetComment(PATH, "a\0"));
        refused(() -> new Change.SetComment(PATH, "\udc00"));
    }

    @Test
    void aLabelHasUpTo255Characters() {
        assertThat(replica("é".repeat(255), Map.of()).pool()).hasSize(255);
        refused(() -> replica("x".repeat(256), Map.of()));
        refused(() -> replica("a\0", Map.of()));
    }

    @Test
    void aReplicaHasUpTo64AttributesInTheOrderOfTheirNames() {
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < 64; i++) {
            attributes.put("a%02d".formatted(63 - i), "x".repeat(1024));
        }
        assertThat(List.copyOf(replica("p", attributes).attributes().keySet()))
                .isSorted()
                .hasSize(64);
        attributes.put("one more", "x");
        refused(() -> replica("p", attributes));
        refused(() -> replica("p", Map.of("a", "x".repeat(1025))));
        refused(() -> replica("p", Map.of("x".repeat(256), "v")));
    }

    @Test
    void attributesAreACopy() {
        Map<String, String> attributes = new HashMap<>(Map.of("a", "1"));
        NewReplica replica = replica("p", attributes);
        attributes.put("b", "2");
        assertThat(replica.attributes()).isEqualTo(Map.of("a", "1"));
    }

    @Test
    void aSizeIsNotNegative() {
        assertThat(new Change.SetContent(PATH, Long.MAX_VALUE, null).size()).isEqualTo(Long.MAX_VALUE);
        refused(() -> new Change.SetContent(PATH, -1L, null));
        refused(() -> new Change.Register(PATH, -1, Checksums.NONE));
    }

    @Test
    void timesAreKeptToTheMillisecondFromYear1To9999() {
        Instant time = Instant.parse("2026-01-02T03:04:05.678901234Z");
        assertThat(new Change.SetTimes(PATH, time, null).modified()).isEqualTo("2026-01-02T03:04:05.678Z");
        assertThat(new Change.SetTimes(PATH, null, null).accessed()).isNull();
        for (Instant wrong : List.of(Instant.MIN, Instant.MAX, Instant.parse("+10000-01-01T00:00:00Z"))) {
            refused(() -> new Change.SetTimes(PATH, null, wrong));
            refused(() -> new NewReplica(
                    SFN, ReplicaStatus.LOST, ReplicaType.VOLATILE, false, null, null, null, wrong, null, Map.of()));
        }
    }

    @Test
    void theTargetOfASymlinkIsAPathOfUpTo4096Bytes() {
        assertThat(new Change.Symlink(PATH, "a/../b").target()).isEqualTo("a/../b");
        refused(ErrorCode.INVALID_PATH, () -> new Change.Symlink(PATH, ""));
        refused(ErrorCode.INVALID_PATH, () -> new Change.Symlink(PATH, "../x"));
        refused(ErrorCode.INVALID_PATH, () -> new Change.Symlink(PATH, "a\nb"));
        refused(ErrorCode.INVALID_PATH, () -> new Change.Symlink(PATH, "a/../".repeat(820) + "b"));
    }

    @Test
    void anEntryAlwaysHasAnAccessAcl() {
        refused(() -> new Change.SetAcl(PATH, AclScope.ACCESS, null));
        assertThat(new Change.SetAcl(PATH, AclScope.DEFAULT, null).acl()).isNull();
    }

    @Test
    void aPrincipalHasANameOfUpTo1024BytesWithoutControlCharacters() {
        assertThat(Principal.user("x".repeat(1024)).name()).hasSize(1024);
        for (String wrong : List.of("", "x".repeat(1025), "é".repeat(513), "a\nb", "\0", "\ud800")) {
            refused(() -> Principal.user(wrong));
            refused(() -> Caller.of(wrong));
            refused(() -> Caller.of("alice", wrong));
            refused(() -> new Change.Chown(PATH, wrong, null, Follow.YES, Recursion.ENTRY));
        }
    }

    @Test
    void aCallerHasEachGroupOnceInTheirOrder() {
        assertThat(Caller.of("alice", "b", "a", "b").groups()).containsExactly("b", "a");
    }

    @Test
    void anIdempotencyKeyHasUpTo128PrintableCharacters() {
        assertThat(new IdempotencyKey("!" + "~".repeat(127)).value()).hasSize(128);
        for (String wrong : List.of("", "a b", "é", "x".repeat(129), "a\n")) {
            refused(() -> new IdempotencyKey(wrong));
        }
    }

    @Test
    void aPageHasOneToTenThousandItems() {
        assertThat(new PageRequest(10_000, null).size()).isEqualTo(10_000);
        refused(() -> new PageRequest(0, null));
        refused(() -> new PageRequest(10_001, null));
    }

    @Test
    void aQueryForReplicasNamesAStorageElementOrASet() {
        refused(() -> new ReplicaQuery(null, null, ReplicaStatus.LOST));
        assertThat(new ReplicaQuery(null, "set", null).setName()).isEqualTo("set");
    }

    @Test
    void aSearchHasNoNegativeDepthOrLimit() {
        refused(() -> FindRequest.everythingBelow(PATH).limitedTo(-1));
        assertThat(FindRequest.everythingBelow(PATH).limitedTo(5).limit()).isEqualTo(5);
    }

    @Test
    void aFailureIsAnExceptionAgainWhenItsValueIsRequired() {
        CatalogException reason = CatalogException.invalid("why").atIndex(3);
        Outcome<String> failed = Outcome.failed("k", reason);
        assertThat(reason.index()).isEqualTo(3);
        assertThat(failed.isOk()).isFalse();
        assertThat(failed.<Integer>map(String::length)).isEqualTo(Outcome.failed("k", reason));
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(failed::require)
                .withMessage("why");
        assertThat(new Outcome.Ok<>("k", "abc").map(String::length).require()).isEqualTo(3);
    }
}
