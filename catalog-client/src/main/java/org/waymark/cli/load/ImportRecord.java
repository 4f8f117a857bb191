package org.waymark.cli.load;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.StorageUrl;
import org.waymark.cli.text.Fields;
import org.waymark.cli.text.JsonTree;
import org.waymark.cli.text.Words;

/** Reads one record: {@code {"lfn":..,"size":..,"checksum":..,"sfn":..,"guid":..}}, of which only the GUID may be missing. */
final class ImportRecord {

    private static final int SUM_DIGITS = 8;

    private ImportRecord() {}

    /**
     * The registration that a record stands for. Checksums are {@code type:value}, several separated by commas or in an
     * array, adler32 and crc32c with or without their leading zeros; several SFNs are in an array.
     *
     * @throws CatalogException INVALID_ARGUMENT or INVALID_PATH if it is no such record
     */
    static Change.Register read(byte[] line) {
        Object value = JsonTree.read(new ByteArrayInputStream(line));
        if (!(value instanceof Map<?, ?> map)) {
            throw CatalogException.invalid("not a JSON object");
        }
        Fields fields = new Fields(map);
        Checksums checksums = checksums(fields.texts("checksum"));
        List<NewReplica> replicas = new ArrayList<>();
        for (String sfn : fields.texts("sfn")) {
            replicas.add(NewReplica.at(new StorageUrl(sfn)));
        }
        @Nullable String guid = fields.optionalText("guid");
        Change.Register registration = new Change.Register(
                CatalogPath.parse(fields.text("lfn")),
                guid == null ? null : Guid.parse(guid),
                fields.number("size"),
                checksums,
                replicas,
                MissingParents.CREATE,
                InitialPermissions.DEFAULT_FOR_FILE);
        fields.requireNoOthers();
        return registration;
    }

    private static Checksums checksums(List<String> texts) {
        List<Checksum> all = new ArrayList<>();
        for (String text : texts) {
            for (String one : Words.separatedByCommas(text)) {
                all.add(Checksum.parse(repaired(one)));
            }
        }
        return new Checksums(all);
    }

    /**
     * Sums of 32 bits are numbers to many programs, which leave their leading zeros out; half of a digest is an error. Records
     * that were published spell adler32 as alder32 too.
     */
    private static String repaired(String checksum) {
        int colon = checksum.indexOf(':');
        String written = checksum.substring(0, Math.max(0, colon));
        String type = written.equalsIgnoreCase("alder32") ? "adler32" : written;
        String value = checksum.substring(colon + 1);
        int missing = SUM_DIGITS - value.length();
        boolean isSum = type.equalsIgnoreCase("adler32") || type.equalsIgnoreCase("crc32c");
        return isSum && missing < SUM_DIGITS ? type + ":" + "0".repeat(Math.max(0, missing)) + value : checksum;
    }
}
