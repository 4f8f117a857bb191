package org.waymark.cli.namespace;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Checksums;
import org.waymark.api.Guid;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Option;
import org.waymark.cli.text.ByteCount;

/** The options that describe what is in a file. */
public final class Content {

    public static final Option SIZE = Option.value("size", "BYTES", "the file's size, as 4096, 10k or 5M");
    public static final Option CHECKSUM =
            Option.value("checksum", "TYPE:HEX", "a checksum; may be repeated, or hold several separated by commas");
    public static final Option GUID = Option.value("guid", "GUID", "the file's GUID, in place of a new one");

    private Content() {}

    public static @Nullable Long size(Arguments arguments) {
        String size = arguments.value(SIZE);
        return size == null ? null : Long.valueOf(ByteCount.parse(size));
    }

    public static Checksums checksums(Arguments arguments) {
        List<String> values = arguments.values(CHECKSUM);
        return Checksums.parse(String.join(",", values));
    }

    public static @Nullable Guid guid(Arguments arguments) {
        String guid = arguments.value(GUID);
        return guid == null ? null : Guid.parse(guid);
    }
}
