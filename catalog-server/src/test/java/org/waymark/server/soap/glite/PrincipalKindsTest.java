package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.CatalogException;
import org.waymark.api.Mode;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Principal.Kind;
import org.waymark.api.Rights;

class PrincipalKindsTest {

    private final List<PageRequest> asked = new ArrayList<>();
    private final PrincipalKinds kinds = new PrincipalKinds(List.of("alice", "atlas", "both", "nobody"), this::page);

    /** Users alice and both, groups atlas and both, one a page. */
    private Page<Principal> page(Kind kind, PageRequest request) {
        asked.add(request);
        return request.token() == null
                ? new Page<>(List.of(new Principal(kind, kind == Kind.USER ? "alice" : "atlas")), "more")
                : new Page<>(List.of(new Principal(kind, "both")), null);
    }

    private Principal resolve(String name, AclEntry... current) {
        @Nullable Acl acl = null;
        if (current.length > 0) {
            acl = Acl.ofMode(new Mode(0)).with(Tag.MASK, Rights.ALL);
            for (AclEntry entry : current) {
                acl = acl.with(entry);
            }
        }
        return kinds.resolve(name, acl);
    }

    private static AclEntry entry(Tag tag, String name) {
        return new AclEntry(tag, name, Rights.NONE);
    }

    private void refused(String name, String why, AclEntry... current) {
        assertThatThrownBy(() -> resolve(name, current))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aNameMaySayItself() {
        assertThat(resolve("user:/atlas")).isEqualTo(Principal.user("/atlas"));
        assertThat(resolve("group:alice")).isEqualTo(Principal.group("alice"));
        assertThat(asked).isEmpty();
    }

    @Test
    void elseTheListThatTheEntryHasSaysIt() {
        assertThat(resolve("/atlas", entry(Tag.USER, "/atlas"))).isEqualTo(Principal.user("/atlas"));
        assertThat(resolve("alice", entry(Tag.GROUP, "alice"))).isEqualTo(Principal.group("alice"));
        refused("op", "a user and a group", entry(Tag.USER, "op"), entry(Tag.GROUP, "op"));
        assertThat(asked).isEmpty();
    }

    @Test
    void elseItsFormSaysIt() {
        assertThat(resolve("/C=IT/O=INFN/CN=Ada")).isEqualTo(Principal.user("/C=IT/O=INFN/CN=Ada"));
        assertThat(resolve("/CN=Ada", entry(Tag.USER, "bob"))).isEqualTo(Principal.user("/CN=Ada"));
        assertThat(resolve("/atlas")).isEqualTo(Principal.group("/atlas"));
        assertThat(resolve("/atlas/Role=production")).isEqualTo(Principal.group("/atlas/Role=production"));
        assertThat(asked).isEmpty();
    }

    @Test
    void elseWhomTheCatalogKnowsSaysIt() {
        assertThat(resolve("alice")).isEqualTo(Principal.user("alice"));
        assertThat(resolve("atlas")).isEqualTo(Principal.group("atlas"));
        refused("both", "both is a user and a group: write user:both or group:both");
        refused("nobody", "neither a known user nor a known group");
    }

    @Test
    void theCatalogIsAskedOnceForAllNames() {
        resolve("alice");
        resolve("atlas");
        assertThat(asked).hasSize(4);
    }
}
