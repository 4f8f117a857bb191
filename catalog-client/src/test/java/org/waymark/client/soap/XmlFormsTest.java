package org.waymark.client.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.client.form.AttributesForm;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormReader;
import org.waymark.client.form.FormWriter;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.TextForm;

/** Values as XML: written, they read as they were. */
class XmlFormsTest {

    @ParameterizedTest
    @MethodSource("org.waymark.client.json.FormsTest#values")
    <T> void aValueComesBack(Form<T> form, T value) {
        assertThat(read(form, written(form, value))).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " two  spaces ",
                "a<b>c&d]]>e\"f'g",
                "carriage\r\nreturn\rand\ttab\n",
                "\u0085\u2028\ud7ff\ue000\ufffd",
                "\ud83d\ude00 and \ud83d\ude00",
                "&amp;&#10;",
                "<!-- no comment --><![CDATA[x]]>"
            })
    void aTextComesBackToTheLetter(String text) {
        assertThat(read(TextForm.FORM, written(TextForm.FORM, text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "x\u0001", "\u000b", "\u001f", "a\ufffe", "\uffff", "\ud800", "x\ud800y", "\udc00"})
    void aTextThatIsNoXmlIsRefused(String text) {
        assertThatThrownBy(() -> written(TextForm.FORM, text))
                .isInstanceOf(CatalogException.class)
                .hasMessageStartingWith("x holds the character U+")
                .hasMessageEndingWith(", which XML cannot carry")
                .extracting("code")
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void anArrayIsItsElementRepeated() {
        Form<List<String>> form = new ListForm<>("paths", TextForm.FORM);

        assertThat(written(form, List.of("/a", "/b"))).isEqualTo("<x><paths>/a</paths><paths>/b</paths></x>");
        assertThat(read(form, "<x> <paths>/a</paths>\n<other/> </x>")).containsExactly("/a");
        assertThat(read(form, "<x/>")).isEmpty();
    }

    @Test
    void aMapIsNamesAndValues() {
        TreeMap<String, String> map = new TreeMap<>(Map.of("no name\r", "1", "b", ""));

        assertThat(read(new Held(), written(new Held(), map))).isEqualTo(map);
        assertThat(written(new Held(), map))
                .isEqualTo("<x><held><name>b</name><value></value></held>"
                        + "<held><name>no name&#13;</name><value>1</value></held></x>");
    }

    @Test
    void whatIsNotKnownIsPassedOver() {
        String xml = """
                <x><!-- hint --><new a="1"><deeper><paths>/no</paths></deeper></new>
                <y:paths xmlns:y="urn:y">/a</y:paths><new/></x>""";

        assertThat(read(new ListForm<>("paths", TextForm.FORM), xml)).containsExactly("/a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE x [<!ENTITY e 'boom'>]><x>&e;</x>",
                "<!DOCTYPE x SYSTEM 'http://127.0.0.1:1/x.dtd'><x/>",
                "<x>&unknown;</x>",
                "<x><paths>/a<b/></paths></x>",
                "<x>text<paths>/a</paths></x>",
                "<x><paths>/a</x>",
                "no xml"
            })
    void whatIsNoValueIsUnreadable(String xml) {
        assertThatThrownBy(() -> read(new ListForm<>("paths", TextForm.FORM), xml))
                .isInstanceOf(UnreadableXml.class);
    }

    /** A map as the field of an object. */
    private static final class Held implements Form<TreeMap<String, String>> {
        @Override
        public TreeMap<String, String> read(FormReader in) {
            TreeMap<String, String> map = new TreeMap<>();
            in.beginObject();
            while (in.nextName() != null) {
                map.putAll(AttributesForm.FORM.read(in));
            }
            return map;
        }

        @Override
        public void write(TreeMap<String, String> map, FormWriter out) {
            AttributesForm.FORM.write(map, out.beginObject().name("held"));
            out.endObject();
        }
    }

    private static <T> String written(Form<T> form, T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XmlWriter out = new XmlWriter(bytes);
        form.write(value, out.name("x"));
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static <T> T read(Form<T> form, String xml) {
        XmlReader in = new XmlReader(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        T value = form.read(in);
        in.endDocument();
        return value;
    }
}
