package org.waymark.cli.replicas;

import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.NewReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.text.UtcTime;

/** The options that say what is recorded of a replica. */
final class ReplicaOptions {

    static final Option STATUS =
            Option.value("status", "STATUS", "available, being-populated, to-be-deleted or lost; or LFC's -, P, D, L");
    static final Option TYPE = Option.value("type", "TYPE", "permanent, durable or volatile; or LFC's P, D, V");
    static final Option MASTER = Option.flag('m', "master", "the file's master replica");
    static final Option POOL = Option.value("pool", "NAME", "the storage pool");
    static final Option FILE_SYSTEM = Option.value("fs", "NAME", "the file system in that pool");
    static final Option SET = Option.value("set", "NAME", "the set it belongs to");
    static final Option PINNED = Option.value("pinned-until", "TIME", "until when the storage promises to keep it");
    static final Option EXPIRES = Option.value("expires", "TIME", "when its lifetime ends");
    static final Option ATTRIBUTE = Option.value("attribute", "NAME=VALUE", "an attribute of its own; may be repeated");

    private ReplicaOptions() {}

    static NewReplica replica(String sfn, Arguments arguments, Clock clock) {
        ReplicaStatus status = status(arguments);
        ReplicaType type = type(arguments);
        Map<String, String> attributes = attributes(arguments);
        return new NewReplica(
                new StorageUrl(sfn),
                status == null ? ReplicaStatus.AVAILABLE : status,
                type == null ? ReplicaType.PERMANENT : type,
                arguments.has(MASTER),
                arguments.value(POOL),
                arguments.value(FILE_SYSTEM),
                arguments.value(SET),
                time(arguments, PINNED, clock),
                time(arguments, EXPIRES, clock),
                attributes == null ? Map.of() : attributes);
    }

    static @Nullable ReplicaStatus status(Arguments arguments) {
        String text = arguments.value(STATUS);
        if (text == null) {
            return null;
        }
        for (ReplicaStatus status : ReplicaStatus.values()) {
            if (status.name().equals(constant(text)) || isLetter(text, status.letter())) {
                return status;
            }
        }
        throw new UsageException("not a status of a replica: " + text);
    }

    static @Nullable ReplicaType type(Arguments arguments) {
        String text = arguments.value(TYPE);
        if (text == null) {
            return null;
        }
        for (ReplicaType type : ReplicaType.values()) {
            if (type.name().equals(constant(text)) || isLetter(text, type.letter())) {
                return type;
            }
        }
        throw new UsageException("not a type of a replica: " + text);
    }

    private static String constant(String text) {
        return text.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static boolean isLetter(String text, char letter) {
        return text.length() == 1 && text.charAt(0) == letter;
    }

    static @Nullable Instant time(Arguments arguments, Option option, Clock clock) {
        String text = arguments.value(option);
        return text == null ? null : UtcTime.parse(text, clock);
    }

    /** All attributes that are given; null when none is. */
    static @Nullable Map<String, String> attributes(Arguments arguments) {
        List<String> texts = arguments.values(ATTRIBUTE);
        if (texts.isEmpty()) {
            return null;
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new UsageException("an attribute is written NAME=VALUE: " + text);
            }
            attributes.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return attributes;
    }
}
