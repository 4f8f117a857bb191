package org.waymark.server.soap.waymark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;
import org.waymark.server.soap.SoapText;

/** What the contract does not allow is refused, naming the element, before anything happens. */
class StrictnessTest {

    private final FullCatalog catalog = new FullCatalog();

    private String answer(String operation, String request) {
        return SoapText.written(
                new WaymarkEndpoint().operations().get(operation).answer(SoapText.request(request), catalog));
    }

    private CatalogException refused(String operation, String content) {
        return refusedText(operation, Contract.element(operation, content));
    }

    private CatalogException refusedText(String operation, String request) {
        CatalogException refusal = catchThrowableOfType(CatalogException.class, () -> answer(operation, request));
        assertThat(refusal).as(request).isNotNull();
        assertThat(catalog.messages).isEmpty();
        return refusal;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "stat           | <entries>/f</entries><folow>true</folow>                | 'folow' is not known in 'stat'",
                "stat           | <entries>/f</entries><follow>yes</follow>               | 'follow' is not true or false",
                "stat           | <entries>/f</entries><follow/>                          | 'follow' is not true or false",
                "stat           | <follow>true</follow><follow>true</follow>              | 'follow' stands twice in 'stat'",
                "stat           | <entries><path>/f</path></entries>                      | 'entries' holds text alone",
                "stat           | <entries xsi:nil='true'/>                               | 'entries' in 'stat' is nil",
                "list           | <pattern>x</pattern>                                    | 'dir' is missing in 'list'",
                "list           | <dir>/f</dir><pageSize>ten</pageSize>                   | 'pageSize' is not a whole number of 32 bits",
                "list           | <dir>/f</dir><pageSize>4294967297</pageSize>            | 'pageSize' is not a whole number of 32 bits",
                "list           | <dir>/f</dir><pageSize>0</pageSize>                     | a page has 1 to 10000 items",
                "find           | <base>/f</base><minSize>9223372036854775808</minSize>   | 'minSize' is not a whole number of 64 bits",
                "find           | <base>/f</base><minSize>1e3</minSize>                   | 'minSize' is not a whole number of 64 bits",
                "find           | <base>/f</base><kind>file</kind>                        | 'kind' is not one of [DIRECTORY, FILE, SYMLINK]",
                "find           | <base>/f</base><modifiedSince>2026-01-01T00:00:00</modifiedSince> | 'modifiedSince' is not a time with its offset",
                "checkPermission| <entries>/f</entries>                                   | 'rights' is missing in 'checkPermission'",
                "listPrincipals | <pageSize>5</pageSize>                                  | 'kind' is missing in 'listPrincipals'",
                "apply          | <atomicity>EACH</atomicity>                             | 'changes' is missing in 'apply'",
                "apply          | <changes/><changes/>                                    | 'changes' stands twice in 'apply'",
                "apply          | <changes/><key>k</key>                                  | 'key' is not known in 'apply'",
                "apply          | <changes><stat/></changes>                              | 'stat' is not a change",
                "apply          | <changes/><preconditions><ifSize/></preconditions>      | 'ifSize' is not a precondition",
                "apply          | <changes/><preconditions><ifVersion><locator>/f</locator></ifVersion></preconditions> | 'version' is missing in 'ifVersion'",
                "apply          | <changes/><idempotencyKey>a b</idempotencyKey>          | an idempotency key"
            })
    void whatTheContractDoesNotAllowIsRefusedByName(String operation, String content, String reason) {
        CatalogException refusal = refused(operation, content);

        assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(refusal.getMessage().replaceAll("\\{[^}]*}", "")).contains(reason);
    }

    @Test
    void theNamespaceCounts() {
        assertThat(refusedText("stat", "<stat xmlns='urn:other'><entries>/f</entries></stat>"))
                .hasMessageContaining("urn:org.waymark:catalog:1");
        assertThat(refusedText("stat", Contract.element("stat", "<entries xmlns=''>/f</entries>")))
                .hasMessageContaining("'{}entries' is not known in 'stat'");
        assertThat(refusedText("apply", Contract.element("apply", "<changes><rmdir xmlns=''/></changes>")))
                .hasMessageContaining("'{}rmdir' is not a change");
    }

    @Test
    void aNameOfAnyLengthFitsIntoTheRefusal() {
        String name = "x".repeat(100_000);

        assertThat(refused("stat", "<" + name + "/>").getMessage()).hasSizeLessThan(300);
        assertThat(refused("apply", "<changes><" + name + "/></changes>").getMessage())
                .hasSizeLessThan(300);
    }

    @Test
    void nilIsAbsenceWhereOneElementMayStand() {
        assertThat(answer("stat", Contract.element("stat", "<entries>/f</entries><follow xsi:nil='true'/>")))
                .contains("<value>");
        assertThat(refused("list", "<dir xsi:nil='1'/>")).hasMessageContaining("'dir' is missing in 'list'");
    }

    @Test
    void theOrderOfElementsDoesNotMatter() {
        answer(
                "apply",
                Contract.element(
                        "apply",
                        "<changes><register><size>5</size><path>/f</path></register></changes><idempotencyKey>k</idempotencyKey>"));

        assertThat(catalog.messages.get(0).key().value()).isEqualTo("k");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "<register><path>/f</path></register>                                | 'size' is missing in 'register'",
                "<register><path>/f</path><size>5</size><sise>5</sise></register>    | 'sise' is not known in 'register'",
                "<register><path>/f</path><size>five</size></register>               | 'size' is not a whole number",
                "<setContent><file>/f</file><checksums>adler32:0a1b2c3d</checksums></setContent> | 'checksums' holds no text",
                "<mkdir><path>f/../..</path></mkdir>                                 | path",
                "<mkdir><path>/a</path><path>/b</path></mkdir>                       | 'path' stands twice in 'mkdir'",
                "<mkdir><path>/a</path><mode>700</mode><copyPermissions>1</copyPermissions></mkdir> | copyPermissions excludes mode",
                "<setAcl><entry>/f</entry><acl><tag>OWNER</tag><rights>r</rights><name>x</name></acl></setAcl> | 'name' is not known in 'acl'",
                "<addReplica><file>/f</file><replica><sfn>root://a//b</sfn><attributes><name>a</name></attributes></replica></addReplica> | 'value' is missing in 'attributes'",
                "<setAttributes><entry>/f</entry><attributes><name>a</name><value>1</value></attributes><attributes><name>a</name><value>2</value></attributes></setAttributes> | the name 'a' stands twice",
                "<createSchema><schema>s</schema><attributes><name>run</name><type>INT</type></attributes></createSchema> | not INT"
            })
    void aMalformedChangeFailsAnAtomicMessageWithItsIndexAndFailsAloneInAnother(String change, String reason) {
        String changes =
                "<changes><rmdir><path>/d</path></rmdir>" + change + "<rmdir><path>/e</path></rmdir></changes>";

        CatalogException refusal = refused("apply", changes);
        assertThat(refusal.index()).isEqualTo(1);
        assertThat(refusal.getMessage().replaceAll("\\{[^}]*}", "")).contains(reason);

        String answer = answer("apply", Contract.element("apply", "<atomicity>EACH</atomicity>" + changes));
        assertThat(catalog.messages.get(0).changes()).hasSize(2);
        assertThat(answer)
                .matches("<outcome><key>/d</key><value>.*<outcome><key>.*</key><error><code>INVALID_.*"
                        + "<outcome><key>/e</key><value>.*");
    }

    @Test
    void aCallHoldsNoMoreItemsThanTheLimit() {
        String most = "<rmdir><path>/d</path></rmdir>".repeat(Operation.BULK_LIMIT);

        assertThat(refused("apply", "<changes>" + most + "<rmdir/></changes>").code())
                .isEqualTo(ErrorCode.TOO_LARGE);
        assertThat(refused("stat", "<entries>/f</entries>".repeat(Operation.BULK_LIMIT + 1))
                        .code())
                .isEqualTo(ErrorCode.TOO_LARGE);
        answer("apply", Contract.element("apply", "<changes>" + most + "</changes>"));
        assertThat(catalog.messages.get(0).changes()).hasSize(Operation.BULK_LIMIT);
    }
}
