package org.waymark.cli.quickstart;

import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.StorageUrl;

/**
 * What files of this machine are called in the catalog. A name's bytes are taken as they are, whatever the locale makes of
 * them.
 */
record LocalNames(CatalogPath root) {

    /**
     * The place of a file, below {@link #root} as it is below {@code /} here.
     *
     * @throws CatalogException INVALID_PATH if the catalog cannot hold such a name
     */
    CatalogPath lfn(Path file) {
        return root.resolve(root + "/" + decoded(file.toAbsolutePath().toUri().getRawPath()));
    }

    /** The URL by which this machine's programs find the file, percent-encoded. */
    static StorageUrl sfn(Path file) {
        return new StorageUrl(file.toAbsolutePath().toUri().toASCIIString());
    }

    /**
     * Where a symlink that points to {@code target} here points in the catalog: a relative target stays as it is.
     *
     * @throws CatalogException INVALID_PATH if the catalog cannot hold such a name
     */
    String target(Path target) {
        return target.isAbsolute() ? lfn(target).text() : name(target);
    }

    /** A relative name. It is made absolute to be decoded, which must not resolve its dots. */
    private static String name(Path relative) {
        return decoded(Path.of("/").resolve(relative).toUri().getRawPath()).substring(1);
    }

    private static String decoded(String rawPath) {
        // A plus is a plus in a path; one byte for each character, then read as what the bytes are.
        byte[] bytes = URLDecoder.decode(rawPath.replace("+", "%2B"), StandardCharsets.ISO_8859_1)
                .getBytes(StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw CatalogException.invalidPath("the name is not UTF-8");
        }
    }
}
