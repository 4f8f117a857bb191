package org.waymark.cli.quickstart;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for files below a directory, always in the same order, so that a crawl that is cut short finds the same files the
 * next time. It follows no symlinks and stays on one file system.
 */
final class Crawl {

    /** In the order of the mode's bits, the highest first. */
    private static final List<PosixFilePermission> BITS = List.of(
            PosixFilePermission.OWNER_READ,
            PosixFilePermission.OWNER_WRITE,
            PosixFilePermission.OWNER_EXECUTE,
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.GROUP_EXECUTE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE,
            PosixFilePermission.OTHERS_EXECUTE);

    private final int mostFiles;
    private final long mostBytes;
    private final Found found = new Found();

    private Crawl(int mostFiles, long mostBytes) {
        this.mostFiles = mostFiles;
        this.mostBytes = mostBytes;
    }

    /** What is below {@code directory}, until it is this many files or this many bytes. */
    static Found of(Path directory, int mostFiles, long mostBytes) throws IOException {
        Crawl crawl = new Crawl(mostFiles, mostBytes);
        crawl.directory(directory, device(directory));
        return crawl.found;
    }

    private static @Nullable Object device(Path directory) throws IOException {
        return Files.getAttribute(directory, "unix:dev", LinkOption.NOFOLLOW_LINKS);
    }

    private void directory(Path directory, @Nullable Object device) {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory)) {
            stream.forEach(children::add);
        } catch (IOException | DirectoryIteratorException e) {
            found.skip(directory, "unreadable");
            return;
        }
        Collections.sort(children);
        for (Path child : children) {
            if (found.isCutShort()) {
                return;
            }
            try {
                visit(child, device);
            } catch (IOException e) {
                found.skip(child, "unreadable");
            }
        }
    }

    private void visit(Path path, @Nullable Object device) throws IOException {
        PosixFileAttributes attributes =
                Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isSymbolicLink()) {
            found.add(new Found.Link(path, Files.readSymbolicLink(path)));
        } else if (attributes.isDirectory()) {
            if (device != null && !device.equals(device(path))) {
                found.skip(path, "another file system");
            } else {
                directory(path, device);
            }
        } else if (!attributes.isRegularFile()) {
            found.skip(path, "no plain file");
        } else if (found.files().size() >= mostFiles || found.bytes() + attributes.size() > mostBytes) {
            found.cutShort();
        } else {
            found.add(new Found.File(path, attributes.size(), mode(attributes.permissions())));
        }
    }

    private static int mode(Set<PosixFilePermission> permissions) {
        int mode = 0;
        for (PosixFilePermission permission : permissions) {
            mode |= 0400 >> BITS.indexOf(permission);
        }
        return mode;
    }
}
