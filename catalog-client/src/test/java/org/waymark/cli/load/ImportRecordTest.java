package org.waymark.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.MissingParents;

class ImportRecordTest {

    private static final String RECORD = """
            {"lfn":"/d/f","size":414,"checksum":"adler32:f93d713e","sfn":"root://se.example.org//f"}""";

    private static Change.Register read(String record) {
        return ImportRecord.read(record.getBytes(StandardCharsets.UTF_8));
    }

    private static String withChecksum(String checksum) {
        return RECORD.replace("\"adler32:f93d713e\"", checksum);
    }

    private static String checksums(String checksum) {
        return read(withChecksum(checksum)).checksums().toString();
    }

    private static CatalogException refusal(String record) {
        CatalogException refusal = catchThrowableOfType(CatalogException.class, () -> read(record));
        assertThat(refusal).as(record).isNotNull();
        return refusal;
    }

    private static String complaint(String record) {
        CatalogException refusal = refusal(record);
        assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        return refusal.getMessage();
    }

    @Test
    void aRecordIsAFileWithItsReplicaAndTheDirectoriesAbove() {
        Change.Register read = read(RECORD);
        assertThat(read.path()).hasToString("/d/f");
        assertThat(read.size()).isEqualTo(414);
        assertThat(read.checksums()).hasToString("adler32:f93d713e");
        assertThat(read.replicas())
                .extracting(replica -> replica.sfn().text())
                .containsExactly("root://se.example.org//f");
        assertThat(read.guid()).isNull();
        assertThat(read.parents()).isEqualTo(MissingParents.CREATE);
    }

    @ParameterizedTest
    @CsvSource({
        "adler32:1,            adler32:00000001",
        "adler32:3d713e,       adler32:003d713e",
        "ADLER32:3D713E,       adler32:003d713e",
        "crc32c:abc,           crc32c:00000abc",
        "crc32c:00000abc,      crc32c:00000abc",
        "alder32:f93d713e,     adler32:f93d713e",
        "Alder32:3d713e,       adler32:003d713e",
        "adler32:1;crc32c:2,   adler32:00000001;crc32c:00000002"
    })
    void sumsLackTheirLeadingZerosAndTheirSpelling(String published, String meant) {
        assertThat(checksums("\"" + published.replace(';', ',') + "\"")).isEqualTo(meant.replace(';', ','));
    }

    @Test
    void checksumsAndStorageUrlsMayStandInArrays() {
        assertThat(checksums("[\"alder32:1\",\"crc32c:2\"]")).isEqualTo("adler32:00000001,crc32c:00000002");
        assertThat(read(RECORD.replace("\"root://se.example.org//f\"", "[\"root://a//f\",\"root://b//f\"]"))
                        .replicas())
                .hasSize(2);
    }

    @Test
    void halfADigestIsRefused() {
        assertThat(complaint(withChecksum("\"md5:" + "a".repeat(16) + "\"")))
                .startsWith("a value of md5 has 32 hexadecimal digits, this one 16: ");
        assertThat(complaint(withChecksum("\"sha1:00000001\""))).startsWith("a value of sha1 has 40 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"adler32:", "adler32:123456789", "adler32:xyz", "alder32:", "f93d713e", ":f93d713e", "adler32"})
    void whatIsNoSumIsRefused(String checksum) {
        assertThat(complaint(withChecksum("\"" + checksum + "\""))).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adler33:f93d713e", "crc32:f93d713e", "elder32:f93d713e"})
    void anUnknownTypeIsRefused(String checksum) {
        assertThat(complaint(withChecksum("\"" + checksum + "\"")))
                .contains(checksum.substring(0, checksum.indexOf(':')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"size\":414   | \"size\":\"414\" | the field 'size' is a number, not 414",
                "\"size\":414   | \"size\":4.5     | a whole number is wanted, not 4.5",
                "\"lfn\":\"/d/f\" | \"lfn\":7      | the field 'lfn' is a text, not 7",
                "\"lfn\":\"/d/f\" | \"lfn\":null   | the field 'lfn' is missing",
                "\"adler32:f93d713e\" | [1]        | the field 'checksum' is texts, not 1",
                "\"adler32:f93d713e\" | true       | the field 'checksum' is an array, not true",
                "\"root://se.example.org//f\" | {} | the field 'sfn' is an array, not {}",
                "\"size\":414   | \"size\":414,\"guid\":1 | the field 'guid' is a text, not 1"
            })
    void aFieldOfAnotherTypeIsRefused(String right, String wrong, String complaint) {
        assertThat(complaint(RECORD.replace(right, wrong))).isEqualTo(complaint);
    }

    @Test
    void aFieldThatIsNotKnownIsRefused() {
        assertThat(complaint(RECORD.replace("{", "{\"owner\":\"me\","))).isEqualTo("unknown field 'owner'");
        assertThat(complaint(RECORD.replace("\"size\"", "\"Size\""))).isEqualTo("the field 'size' is missing");
    }

    @Test
    void whatIsNoRecordIsRefused() {
        assertThat(complaint("[]")).isEqualTo("not a JSON object");
        assertThat(complaint("{\"lfn\":")).startsWith("not JSON: ");
        assertThat(complaint(RECORD + RECORD)).startsWith("not JSON: ");
        assertThat(refusal(RECORD.replace("/d/f", "d/f")).code()).isEqualTo(ErrorCode.INVALID_PATH);
    }
}
