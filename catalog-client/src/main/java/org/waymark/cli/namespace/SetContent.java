package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Sets what is recorded of a file's content. */
public final class SetContent implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of("setcontent", Operands.ENTRIES, "sets a file's size, its checksums (all of them), or both")
                .options(Content.SIZE, Content.CHECKSUM)
                .uses(Operation.SET_CONTENT);
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        Long size = Content.size(arguments);
        Checksums checksums = arguments.has(Content.CHECKSUM) ? Content.checksums(arguments) : null;
        if (size == null && checksums == null) {
            throw new UsageException("Illegal command line arguments: --size or --checksum is wanted");
        }
        List<Change> changes = new ArrayList<>();
        for (Locator file : call.entries(arguments.operands())) {
            changes.add(new Change.SetContent(file, size, checksums));
        }
        return changes;
    }
}
