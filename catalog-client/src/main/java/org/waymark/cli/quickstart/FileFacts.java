package org.waymark.cli.quickstart;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.Adler32;
import org.waymark.api.Checksum;
import org.waymark.api.ChecksumType;
import org.waymark.api.Checksums;

/** What there is to know of a file's content, found out in reading it once. */
record FileFacts(long size, Checksums checksums) {

    private static final int BUFFER = 1 << 17;

    static FileFacts read(Path file) throws IOException {
        Adler32 adler = new Adler32();
        MessageDigest sha256 = sha256();
        byte[] buffer = new byte[BUFFER];
        long size = 0;
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                adler.update(buffer, 0, read);
                sha256.update(buffer, 0, read);
                size += read;
            }
        }
        HexFormat hex = HexFormat.of();
        return new FileFacts(
                size,
                Checksums.of(
                        new Checksum(ChecksumType.ADLER32, hex.toHexDigits((int) adler.getValue())),
                        new Checksum(ChecksumType.SHA256, hex.formatHex(sha256.digest()))));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
