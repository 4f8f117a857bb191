package org.waymark.cli.text;

import java.util.Locale;
import org.waymark.api.Replica;

/** One replica as one line. */
public final class ReplicaLine {

    private ReplicaLine() {}

    /** When it was registered and last used, whether it is the master, in what state it is, and at the end where. */
    public static String of(Replica replica) {
        StringBuilder line = new StringBuilder(UtcTime.toSecond(replica.created()));
        line.append("  ").append(UtcTime.toSecond(replica.accessed()));
        line.append("  ").append(replica.master() ? "Master" : "      ");
        line.append("  ").append(word(replica.status())).append(' ').append(word(replica.type()));
        return line.append("  ").append(replica.sfn().text()).toString();
    }

    /** A constant's name as one types it. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
