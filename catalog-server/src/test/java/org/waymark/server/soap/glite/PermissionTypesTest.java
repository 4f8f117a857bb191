package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.Rights;
import org.waymark.server.soap.SoapText;

class PermissionTypesTest {

    private static final String ALL_OF_PERM = """
            <permission>true</permission><remove>true</remove><read>true</read><write>true</write>\
            <list>true</list><execute>true</execute><getMetadata>true</getMetadata><setMetadata>true</setMetadata>""";

    private static final String ENTRY =
            """
            <item><item>/f</item><permission><userName>ada</userName><groupName>atlas</groupName>\
            <userPerm>%s</userPerm><groupPerm>%s</groupPerm><otherPerm>%s</otherPerm>\
            <acl><principalPerm>%s</principalPerm><principal>/atlas</principal></acl></permission></item>""".formatted(ALL_OF_PERM, only("list"), only("getMetadata"), only("permission"));

    private static final PermissionEntry READ = new PermissionEntry(
            "/f",
            new Permission(
                    "ada",
                    "atlas",
                    Rights.ALL,
                    Rights.parse("l"),
                    Rights.parse("g"),
                    List.of(new PrincipalRights("/atlas", Rights.parse("p")))));

    private static String only(String field) {
        String none = ALL_OF_PERM.replace("true", "false");
        return none.replace("<%s>false".formatted(field), "<%s>true".formatted(field));
    }

    private static List<PermissionEntry> read(String items) {
        List<PermissionEntry> read = new ArrayList<>();
        SoapText.request("<setPermission><permissions>%s</permissions></setPermission>".formatted(items))
                .whole("permissions", item -> read.add(PermissionTypes.readEntry(item)));
        return read;
    }

    @Test
    void anEntryIsReadAndWrittenInTheContractsForm() {
        assertThat(read(ENTRY)).containsExactly(READ);
        assertThat(SoapText.written(response -> PermissionTypes.writeEntry(response, READ)))
                .isEqualTo(ENTRY);
    }

    @Test
    void eachFieldIsARightOfItsOwn() {
        String letters = "";
        for (String field : "permission remove read write list execute getMetadata setMetadata".split(" ")) {
            letters += read(ENTRY.replace(ALL_OF_PERM, only(field)))
                    .get(0)
                    .permission()
                    .userPerm()
                    .toString()
                    .replace("-", "");
        }
        assertThat(letters).isEqualTo("pdrwlxgs");
    }

    @Test
    void nilNamesAndAclAreNone() {
        String nil = ENTRY.replaceFirst("<userName>.*</groupName>", "<userName xsi:nil='true'/>")
                .replaceFirst("<acl>.*</acl>", "<acl xsi:nil='1'/>");
        Permission permission = read(nil).get(0).permission();
        assertThat(permission.userName()).isNull();
        assertThat(permission.groupName()).isNull();
        assertThat(permission.acl()).isEmpty();
    }

    @Test
    void oneAndZeroAreBooleansToo() {
        String digits = ENTRY.replace("true", "1").replace("false", " 0 ");
        assertThat(read(digits)).containsExactly(READ);
    }

    @Test
    void aPermissionLacksNoneOfItsThreeParts() {
        for (String part : List.of("userPerm", "groupPerm", "otherPerm")) {
            assertThatThrownBy(() -> read(ENTRY.replaceFirst("<%1$s>.*</%1$s>".formatted(part), "")))
                    .isInstanceOf(CatalogException.class)
                    .hasMessageContaining(part);
        }
    }

    @Test
    void anythingElseIsNoBoolean() {
        assertThatThrownBy(() -> read(ENTRY.replaceFirst("true", "yes")))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("permission is neither true nor false");
    }
}
