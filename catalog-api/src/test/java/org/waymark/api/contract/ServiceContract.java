package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Caller;
import org.waymark.api.Change;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.ServiceInfo;

/** What the service tells about itself and the people it knows. */
abstract class ServiceContract extends Subject {

    ServiceContract(CatalogFixture fixture) {
        super(fixture);
    }

    private List<String> known(Principal.Kind kind, int pageSize) {
        List<String> names = new ArrayList<>();
        PageRequest request = new PageRequest(pageSize, null);
        while (true) {
            Page<Principal> page = carol.catalog().listPrincipals(kind, request);
            assertThat(page.items()).allMatch(principal -> principal.kind() == kind);
            page.items().forEach(principal -> names.add(principal.name()));
            if (page.next() == null) {
                return names;
            }
            request = new PageRequest(pageSize, page.next());
        }
    }

    @Test
    void theServiceTellsItsVersionItsLimitsAndWhoAsks() {
        ServiceInfo info = alice.catalog().describeService();
        assertThat(info.version()).isNotBlank();
        assertThat(info.caller()).isEqualTo(ALICE);
        assertThat(info.limits()).isNotEmpty();
        assertThat(info.limits().values()).allMatch(limit -> limit > 0);
    }

    @Test
    void usersAndGroupsAreMadeKnownBeforeTheirFirstVisit() {
        String user = Actor.unique("/DC=ch/CN=Jane Döe");
        String group = Actor.unique("/atlas/Role=production");
        root.does(new Change.AddPrincipal(Principal.user(user)));
        root.does(new Change.AddPrincipal(Principal.group(group)));
        assertThat(known(Principal.Kind.USER, 1_000)).contains(user).doesNotContain(group);
        assertThat(known(Principal.Kind.GROUP, 1_000)).contains(group).doesNotContain(user);
    }

    @Test
    void aUserAndAGroupMayShareAName() {
        String name = Actor.unique("name");
        root.does(new Change.AddPrincipal(Principal.user(name)));
        root.does(new Change.AddPrincipal(Principal.group(name)));
        refused(ALREADY_EXISTS, () -> root.does(new Change.AddPrincipal(Principal.user(name))));
    }

    @Test
    void whoOwnsSomethingIsKnown() {
        String user = Actor.unique("user");
        String group = Actor.unique("group");
        alice.chmod(".", "0777");
        actor(Caller.of(user, group)).create("f");
        assertThat(known(Principal.Kind.USER, 1_000)).contains(user);
        assertThat(known(Principal.Kind.GROUP, 1_000)).contains(group);
    }

    @Test
    void principalsAreListedPageByPageEachOnce() {
        for (int i = 0; i < 5; i++) {
            root.does(new Change.AddPrincipal(Principal.user(Actor.unique("paged"))));
        }
        assertThat(known(Principal.Kind.USER, 2)).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(5);
    }
}
