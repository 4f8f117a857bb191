package org.waymark.cli.replicas;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.Operation;
import org.waymark.api.StorageUrl;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Changes what is recorded of copies. */
public final class SetReplica implements ChangingVerb {

    private static final Option NO_MASTER = Option.flag("no-master", "not the file's master replica");
    private static final Option ACCESSED =
            Option.value("accessed", "TIME", "it was used then, as now; counts as one access");

    private final Clock clock;

    public SetReplica(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("setreplica", Operands.atLeast(1, "SFN..."), "changes what is recorded of replicas")
                .options(
                        ReplicaOptions.STATUS,
                        ReplicaOptions.TYPE,
                        ReplicaOptions.MASTER,
                        NO_MASTER,
                        ReplicaOptions.POOL,
                        ReplicaOptions.FILE_SYSTEM,
                        ReplicaOptions.SET,
                        ACCESSED,
                        ReplicaOptions.PINNED,
                        ReplicaOptions.EXPIRES,
                        ReplicaOptions.ATTRIBUTE)
                .uses(Operation.SET_REPLICA)
                .notes("What is not named stays; --attribute replaces all attributes.");
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        List<Change> changes = new ArrayList<>();
        for (String sfn : arguments.operands()) {
            changes.add(new Change.SetReplica(
                    new StorageUrl(sfn),
                    ReplicaOptions.status(arguments),
                    ReplicaOptions.type(arguments),
                    master(arguments),
                    arguments.value(ReplicaOptions.POOL),
                    arguments.value(ReplicaOptions.FILE_SYSTEM),
                    arguments.value(ReplicaOptions.SET),
                    ReplicaOptions.time(arguments, ACCESSED, clock),
                    ReplicaOptions.time(arguments, ReplicaOptions.PINNED, clock),
                    ReplicaOptions.time(arguments, ReplicaOptions.EXPIRES, clock),
                    ReplicaOptions.attributes(arguments)));
        }
        return changes;
    }

    private static @Nullable Boolean master(Arguments arguments) {
        if (arguments.has(ReplicaOptions.MASTER)) {
            return Boolean.TRUE;
        }
        return arguments.has(NO_MASTER) ? Boolean.FALSE : null;
    }
}
