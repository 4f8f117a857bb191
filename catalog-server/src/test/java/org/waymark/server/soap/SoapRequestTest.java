package org.waymark.server.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waymark.server.soap.SoapText.request;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

class SoapRequestTest {

    /** As Axis sends it: types on scalars, {@code xsi:nil} for null. */
    private static final String AXIS = """
            <createEntry xmlns="urn:x"><entries xmlns=""><entries><string1 xsi:type="xsd:string">/a</string1>
            <string2 xsi:type="xsd:string" xsi:nil="true"/></entries></entries></createEntry>""";

    /** As a client of SOAP's encoding sends it: what is no scalar stands behind the operation element. */
    private static final String MULTIREF = """
            <m:create xmlns:m="urn:x"><entries href="#list"/><flag href="#flag"/></m:create>
            <multiRef id="one"><string1>/a</string1><string2 href="#text"/></multiRef>
            <multiRef id="list"><item href="#one"/><item href="#two"/></multiRef>
            <multiRef id="two"><string1>/b</string1><string2 xsi:nil="1"/></multiRef>
            <multiRef id="text">shared</multiRef>
            <multiRef id="flag">true</multiRef>
            <multiRef id="unused">nobody's</multiRef>""";

    private final List<SoapElement> received = new ArrayList<>();

    @Test
    void anElementHasItsNameItsNamespaceAndItsText() {
        SoapRequest request = request("<q:op xmlns:q='urn:q'><q:a> x y\n</q:a><b/></q:op>");
        SoapElement all = request.whole();

        assertThat(request.operation()).isEqualTo("op");
        assertThat(request.namespace()).isEqualTo("urn:q");
        assertThat(all.children()).extracting(SoapElement::name).containsExactly("a", "b");
        assertThat(all.children()).extracting(SoapElement::namespace).containsExactly("urn:q", "");
        assertThat(all.text("a")).isEqualTo(" x y\n");
        assertThat(all.text("b")).isEmpty();
        assertThat(all.text("c")).isNull();
    }

    @Test
    void textComesInOnePieceHoweverItIsWritten() {
        assertThat(request("<op><a>1<!-- no -->2<![CDATA[<3>]]>&#52;&lt;</a></op>")
                        .whole()
                        .text("a"))
                .isEqualTo("12<3>4<");
    }

    @Test
    void whatSeparatesChildrenIsNoText() {
        SoapElement list = request("<op><list>\n  <a>1</a>\n  <a>2</a>\n</list></op>")
                .whole()
                .child("list");

        assertThat(list.text()).isEmpty();
        assertThat(list.children("a")).extracting(SoapElement::text).containsExactly("1", "2");
    }

    @Test
    void nilIsNoValue() {
        SoapElement entry = request(AXIS).whole().child("entries").children().get(0);

        assertThat(entry.text("string1")).isEqualTo("/a");
        assertThat(entry.child("string2")).isNull();
        assertThat(entry.text("string2")).isNull();
        assertThat(entry.children("string2")).singleElement().matches(SoapElement::isNil);
    }

    @Test
    void aReferenceReadsAsWhatItRefersTo() {
        SoapElement all = request(MULTIREF).whole();

        assertThat(all.text("flag")).isEqualTo("true");
        assertPairs(all.child("entries").children());
    }

    @Test
    void aSecondOperationIsRefusedRatherThanForgotten() {
        assertThatThrownBy(() -> request("<op><a>1</a></op><op><a>2</a></op>").whole())
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("one operation");
    }

    @Test
    void itemsThatAreReferencesComeOneByOneToo() {
        SoapElement rest = request(MULTIREF).whole("entries", received::add);

        assertPairs(received);
        assertThat(rest.child("entries").children()).isEmpty();
        assertThat(rest.text("flag")).isEqualTo("true");
    }

    @Test
    void itemsBeforeAndBehindAReferenceKeepTheirOrder() {
        request("<op><items><a>1</a><a href='#x'/><a>3</a></items><b>4</b></op><x id='x'>2</x>")
                .whole("items", received::add);

        assertThat(received).extracting(SoapElement::text).containsExactly("1", "2", "3");
    }

    @Test
    void aReferenceMayLeadToWhatStandsBeforeIt() {
        SoapElement rest = request("<op><items><a id='x'>1</a><a>2</a><a href='#x'/></items><b><c href='#x'/></b></op>")
                .whole("items", received::add);

        assertThat(received).extracting(SoapElement::text).containsExactly("1", "2", "1");
        assertThat(rest.child("b").text("c")).isEqualTo("1");
    }

    private static void assertPairs(List<SoapElement> pairs) {
        assertThat(pairs).extracting(pair -> pair.text("string1")).containsExactly("/a", "/b");
        assertThat(pairs).extracting(pair -> pair.text("string2")).containsExactly("shared", null);
    }

    @Test
    void parametersComeOneByOne() {
        request("<op><a>1</a><b><c/></b><a>2</a></op>").forEach(received::add);

        assertThat(received).extracting(SoapElement::name).containsExactly("a", "b", "a");
    }

    @Test
    void aListMayBeAbsentEmptyOrNil() {
        for (String list : List.of("", "<items/>", "<items xsi:nil='true'/>")) {
            SoapElement rest = request("<op>" + list + "<b>1</b></op>").whole("items", received::add);

            assertThat(received).isEmpty();
            assertThat(rest.text("b")).isEqualTo("1");
        }
    }

    @Test
    void everyReferenceHasItsElement() {
        invalid("<op><a href='#x'/></op>");
        invalid("<op><a href='#x'/></op><m id='x'>1</m><m id='x'>2</m>");
        invalid("<op><a href='http://x/'/></op>");
        invalid("<op><a href='#x'/></op><m id='x' href='#x'/>");
    }

    private static void invalid(String body) {
        assertThatThrownBy(() -> request(body).whole())
                .isInstanceOfSatisfying(
                        CatalogException.class,
                        e -> assertThat(e.code()).isIn(ErrorCode.INVALID_ARGUMENT, ErrorCode.TOO_LARGE));
    }

    @Test
    void whatIsWrittenIsLegalXml() {
        assertThat(SoapText.written(response -> response.start("a")
                        .text("b", "1 < 2 & \u0001\uFFFE\uD800 \uD83D\uDE00")
                        .nillable("c", null)
                        .optional("d", null)
                        .optional("e", "")
                        .bool("f", true)
                        .number("g", -1)
                        .end()))
                .isEqualTo("<a><b>1 &lt; 2 &amp; \uFFFD\uFFFD\uFFFD \uD83D\uDE00</b><c xsi:nil=\"true\"/><e></e>"
                        + "<f>true</f><g>-1</g></a>");
    }
}
