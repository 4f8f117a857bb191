package org.waymark.perf;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksums;
import org.waymark.api.StorageUrl;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Files to register: those of an NDJSON file as often as needed, each time below another directory. */
final class FileRecords {

    /** A file with one replica. */
    record FileRecord(CatalogPath path, long size, Checksums checksums, StorageUrl sfn) {

        FileRecord below(String top) {
            CatalogPath moved = CatalogPath.parse("/" + top + path.text());
            return new FileRecord(moved, size, checksums, new StorageUrl(sfn.text() + "?" + top));
        }
    }

    private FileRecords() {}

    static List<FileRecord> read(Path ndjsonGz, int most) throws IOException {
        JsonMapper json = JsonMapper.builder().build();
        List<FileRecord> records = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(ndjsonGz)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null && records.size() < most; line = lines.readLine()) {
                JsonNode node = json.readTree(line);
                records.add(new FileRecord(
                        CatalogPath.parse(node.get("lfn").asString()),
                        node.get("size").asLong(),
                        Checksums.parse("adler32:%08x".formatted(records.size())),
                        new StorageUrl(node.get("sfn").asString())));
            }
        }
        return records;
    }

    /** Names in the likeness of real ones, for where there is no file of these: some 60 files to a directory. */
    static List<FileRecord> generated(int count) {
        List<FileRecord> records = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int run = i / 60;
            String lfn = "/opendata/cms/Run%d/MinimumBias/AOD/%06d/%08X-%04X.root"
                    .formatted(2010 + run % 7, run, i * 2654435761L & 0xffffffffL, i & 0xffff);
            records.add(new FileRecord(
                    CatalogPath.parse(lfn),
                    1_000_000L + i,
                    Checksums.parse("adler32:%08x".formatted(i)),
                    new StorageUrl("root://se.example.org/" + lfn)));
        }
        return records;
    }

    /** As many as asked for, in messages of {@code each}, below {@code top}. */
    static List<List<FileRecord>> messages(List<FileRecord> records, String top, int count, int each) {
        List<List<FileRecord>> messages = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < count; i++) {
            List<FileRecord> message = new ArrayList<>(each);
            for (int j = 0; j < each; j++, at++) {
                message.add(records.get(at % records.size()).below(top + at / records.size()));
            }
            messages.add(message);
        }
        return messages;
    }
}
