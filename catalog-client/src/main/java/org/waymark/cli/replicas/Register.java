package org.waymark.cli.replicas;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.namespace.Content;
import org.waymark.cli.namespace.StartingMode;

/** Says that a file exists, and where its copies are. */
public final class Register implements ChangingVerb {

    private static final Option PARENTS = Option.flag('p', "parents", "make missing parent directories too");
    private static final Option MODE = Option.value("mode", "MODE", "octal mode, as 0640");

    private final Clock clock;

    public Register(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "register",
                        Operands.atLeast(1, "LFN [SFN...]"),
                        "says that a file exists, and where its copies are")
                .options(
                        Content.SIZE,
                        Content.CHECKSUM,
                        Content.GUID,
                        PARENTS,
                        MODE,
                        StartingMode.COPY,
                        ReplicaOptions.STATUS,
                        ReplicaOptions.TYPE,
                        ReplicaOptions.MASTER,
                        ReplicaOptions.POOL,
                        ReplicaOptions.FILE_SYSTEM,
                        ReplicaOptions.SET)
                .uses(Operation.REGISTER)
                .notes(
                        "May be repeated: a file of the same size and checksums gains the replicas that it lacks. With -m the "
                                + "first SFN is the master replica.");
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        @Nullable Long size = Content.size(arguments);
        if (size == null) {
            throw new UsageException("Illegal command line arguments: --size BYTES is wanted");
        }
        List<NewReplica> replicas = new ArrayList<>();
        for (String sfn : arguments.operandsFrom(1)) {
            NewReplica replica = ReplicaOptions.replica(sfn, arguments, clock);
            replicas.add(replicas.isEmpty() ? replica : notMaster(replica));
        }
        return List.of(new Change.Register(
                call.path(arguments.operand(0)),
                Content.guid(arguments),
                size,
                Content.checksums(arguments),
                replicas,
                arguments.has(PARENTS) ? MissingParents.CREATE : MissingParents.FAIL,
                StartingMode.of(arguments, MODE, InitialPermissions.DEFAULT_FOR_FILE)));
    }

    private static NewReplica notMaster(NewReplica replica) {
        return new NewReplica(
                replica.sfn(),
                replica.status(),
                replica.type(),
                false,
                replica.pool(),
                replica.fileSystem(),
                replica.setName(),
                replica.pinnedUntil(),
                replica.expires(),
                replica.attributes());
    }
}
