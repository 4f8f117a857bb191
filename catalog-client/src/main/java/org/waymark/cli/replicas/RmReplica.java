package org.waymark.cli.replicas;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.StorageUrl;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Says that copies of files are gone. */
public final class RmReplica implements ChangingVerb {

    private static final Option WITH_FILE = Option.flag("remove-file", "the file too, with its last replica");

    @Override
    public Syntax syntax() {
        return Syntax.of("rmreplica", Operands.atLeast(1, "[LFN] SFN..."), "says that copies of files are gone")
                .options(WITH_FILE)
                .uses(Operation.REMOVE_REPLICA)
                .notes("When an LFN or guid:GUID comes first, each replica must be one of that file.");
    }

    @Override
    public List<Change> changes(Call call) {
        List<String> operands = call.arguments().operands();
        Locator first = call.entry(operands.get(0));
        @Nullable Locator file = first instanceof StorageUrl ? null : first;
        List<String> sfns = file == null ? operands : operands.subList(1, operands.size());
        if (sfns.isEmpty()) {
            throw new UsageException("Illegal command line arguments: the SFN of a replica is wanted");
        }
        LastReplica last = call.arguments().has(WITH_FILE) ? LastReplica.REMOVE_FILE : LastReplica.KEEP_FILE;
        List<Change> changes = new ArrayList<>();
        for (String sfn : sfns) {
            changes.add(new Change.RemoveReplica(new StorageUrl(sfn), file, last));
        }
        return changes;
    }
}
