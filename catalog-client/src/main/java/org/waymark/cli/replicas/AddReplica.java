package org.waymark.cli.replicas;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;

/** Says that a file has more copies. */
public final class AddReplica implements ChangingVerb {

    private final Clock clock;

    public AddReplica(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("addreplica", Operands.atLeast(2, "LFN SFN..."), "says where a file has more copies")
                .options(
                        ReplicaOptions.MASTER,
                        ReplicaOptions.STATUS,
                        ReplicaOptions.TYPE,
                        ReplicaOptions.POOL,
                        ReplicaOptions.FILE_SYSTEM,
                        ReplicaOptions.SET,
                        ReplicaOptions.PINNED,
                        ReplicaOptions.EXPIRES,
                        ReplicaOptions.ATTRIBUTE)
                .uses(Operation.ADD_REPLICA);
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        if (arguments.has(ReplicaOptions.MASTER) && arguments.operands().size() > 2) {
            throw CatalogException.invalid("a file has one master replica at most");
        }
        Locator file = call.entry(arguments.operand(0));
        List<Change> changes = new ArrayList<>();
        for (String sfn : arguments.operandsFrom(1)) {
            changes.add(new Change.AddReplica(file, ReplicaOptions.replica(sfn, arguments, clock)));
        }
        return changes;
    }
}
