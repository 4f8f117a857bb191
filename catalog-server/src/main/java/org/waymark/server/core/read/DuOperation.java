package org.waymark.server.core.read;

import java.util.function.Consumer;
import org.waymark.api.Entry;
import org.waymark.api.Usage;

/** Adds up what is below an entry. */
public final class DuOperation implements Consumer<Entry> {

    private long bytes;
    private long files;
    private long directories;
    private long symlinks;

    @Override
    public void accept(Entry entry) {
        bytes += entry.size();
        switch (entry.kind()) {
            case FILE -> files++;
            case DIRECTORY -> directories++;
            case SYMLINK -> symlinks++;
        }
    }

    public Usage usage() {
        return new Usage(bytes, files, directories, symlinks);
    }
}
