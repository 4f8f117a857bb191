package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files and directories that nobody but their owner may read, and that are whole or absent after a power cut. */
final class PrivateFile {
    private static final FileAttribute<Set<PosixFilePermission>> FILE_MODE = mode("rw-------");
    private static final FileAttribute<Set<PosixFilePermission>> DIRECTORY_MODE = mode("rwx------");

    private PrivateFile() {}

    /** Writes the file, replacing an older one in one step. */
    static void write(Path file, String text) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(beside);
        try (FileChannel channel = FileChannel.open(beside, Set.of(CREATE_NEW, WRITE), FILE_MODE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        rename(beside, file);
    }

    /** Opens for reading and writing, creating it when absent. */
    static FileChannel open(Path file) throws IOException {
        return FileChannel.open(file, Set.of(CREATE, READ, WRITE), FILE_MODE);
    }

    static Path createDirectory(Path directory) throws IOException {
        return Files.createDirectory(directory, DIRECTORY_MODE);
    }

    /** Renames in one step and makes the new name durable. */
    static void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel directory = FileChannel.open(to.toAbsolutePath().getParent(), READ)) {
            directory.force(true);
        }
    }

    private static FileAttribute<Set<PosixFilePermission>> mode(String mode) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode));
    }
}
