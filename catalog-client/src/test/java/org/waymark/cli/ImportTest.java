package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportTest {

    private static final String SHA1 = "sha1:" + "0".repeat(40);

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @TempDir
    private Path directory;

    private static String line(int number) {
        return "{\"lfn\":\"/data/%d/f%d\",\"size\":%d,\"checksum\":\"adler32:%08x\",\"sfn\":\"root://se/f%d\"}\n"
                .formatted(number % 7, number, number, number, number);
    }

    private static String lines(int count) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            lines.append(line(i));
        }
        return lines.toString();
    }

    private String file(byte[] content) throws IOException {
        return Files.write(directory.resolve("records"), content).toString();
    }

    private String file(String content) throws IOException {
        return file(content.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void everyRecordIsRegisteredAndASecondImportAddsNothing() throws IOException {
        String file = file(gzip(lines(750)));
        assertThat(waymark.outputOf("import --batch 100 " + file))
                .startsWith("added 750, already there 0, refused 0 in ");
        assertThat(catalog.files()).isEqualTo(750);
        assertThat(catalog.sfns("/data/0/f700")).containsExactly("root://se/f700");
        assertThat(waymark.outputOf("import " + file)).startsWith("added 0, already there 750, refused 0 in ");
        assertThat(waymark.outputOf("--json import " + file))
                .isEqualTo("{\"added\":0,\"changed\":0,\"alreadyThere\":750,\"refused\":0}\n");
    }

    @Test
    void aRecordMayHaveSeveralChecksumsAndReplicasAndAGuid() {
        String guid = "0A0B0C0D-0000-4000-8000-000000000001";
        String record = "{\"lfn\":\"/f\",\"size\":1,\"checksum\":[\"adler32:00000001\",\"" + SHA1
                + "\"],\"sfn\":[\"root://a/f\",\"root://b/f\"],\"guid\":\"" + guid + "\"}";
        assertThat(waymark.runWith(record, "import -")).isZero();
        assertThat(catalog.entry("/f").checksums()).hasToString("adler32:00000001," + SHA1);
        assertThat(String.valueOf(catalog.entry("/f").guid())).isEqualToIgnoringCase(guid);
        assertThat(catalog.sfns("/f")).containsExactly("root://a/f", "root://b/f");
    }

    @Test
    void leadingZerosOfASumMayBeMissing() {
        String record = "{\"lfn\":\"/f\",\"size\":1,\"checksum\":\"adler32:1f,CRC32C:abc\",\"sfn\":\"root://a/f\"}";
        assertThat(waymark.runWith(record, "import -")).isZero();
        assertThat(catalog.entry("/f").checksums()).hasToString("adler32:0000001f,crc32c:00000abc");
        assertThat(waymark.runWith(record.replace("1f,", ","), "import -")).isEqualTo(1);
        assertThat(waymark.runWith(record.replace("1f,", "123456789,"), "import -"))
                .isEqualTo(1);
    }

    @Test
    void badLinesAreToldAndStopNoOther() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(line(1).getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(
                "{\"lfn\":\"/x\n\n  \r\n[1]\n{\"lfn\":\"/x\",\"size\":1,\"checksum\":\"md5:1\",\"sfn\":\"root://se/x\"}\n"
                        .getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes("{\"lfn\":\"/\u00ff\",\"size\":1}\n".getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(("{\"lfn\":\"/y\",\"size\":1,\"checksum\":\"adler32:00000001\"}\n"
                        + line(1).replace("\"size\":1", "\"size\":-1")
                        + line(1).replace("root://se/f1\"", "root://se/f1\",\"owner\":\"me\"")
                        + line(1).replace("\"size\":1", "\"size\":2")
                        + line(2).strip())
                .getBytes(StandardCharsets.UTF_8));
        assertThat(waymark.run("import " + file(bytes.toByteArray()))).isEqualTo(1);
        assertThat(waymark.output()).startsWith("added 2, already there 0, refused 8 in ");
        assertThat(waymark.errors())
                .contains("import: line 2: not JSON: ")
                .contains("import: line 5: not a JSON object\n")
                .contains("import: line 6: a value of md5 has 32 hexadecimal digits, this one 1: 1\n")
                .contains("import: line 7: not JSON: Invalid UTF-8")
                .contains("import: line 8: the field 'sfn' is missing\n")
                .contains("import: line 9: a size cannot be negative: -1\n")
                .contains("import: line 10: unknown field 'owner'\n")
                .contains("import: line 11: another file is there: /data/1/f1\n")
                .hasLineCount(8);
    }

    @Test
    void atomicIsAllOrNothing() throws IOException {
        assertThat(waymark.run("import --atomic " + file(lines(5) + "{}\n[]\n")))
                .isEqualTo(1);
        assertThat(waymark.output()).startsWith("added 0, already there 0, refused 2 in ");
        assertThat(catalog.files()).isZero();
        assertThat(waymark.run("import --atomic " + file(lines(5) + line(3).replace("\"size\":3", "\"size\":4"))))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("import: line 6: another file is there: /data/3/f3\n");
        assertThat(catalog.files()).isZero();
        assertThat(waymark.outputOf("import --atomic " + file(lines(5))))
                .startsWith("added 5, already there 0, refused 0 in ");
        assertThat(waymark.run("import --atomic " + file(lines(10_001)))).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("import: --atomic is for at most 10000 records\n");
    }

    @Test
    void aFileThatEndsTooEarlyIsLoadedAsFarAsItGoes() throws IOException {
        byte[] whole = gzip(lines(3000));
        byte[] half = java.util.Arrays.copyOf(whole, whole.length / 2);
        assertThat(waymark.run("import " + file(half))).isEqualTo(1);
        assertThat(waymark.errors()).contains("Unexpected end of ZLIB input stream");
        assertThat(catalog.files()).isBetween(100L, 2900L);
        assertThat(waymark.output()).startsWith("added ");
    }

    @Test
    void aLineOfAnyLengthTakesLittleMemory() throws IOException {
        assertThat(waymark.run("import " + file("x".repeat(3 << 20) + "\n" + line(1))))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("import: line 1: longer than 1048576 bytes\n");
        assertThat(catalog.files()).isEqualTo(1);
    }

    @Test
    void aMissingFileIsSaidToBeMissing() {
        assertThat(waymark.run("import /nowhere/at/all")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("import: /nowhere/at/all: no such file\n");
    }
}
