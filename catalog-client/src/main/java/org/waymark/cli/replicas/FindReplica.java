package org.waymark.cli.replicas;

import org.waymark.api.FileReplica;
import org.waymark.api.Operation;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.ReplicaQuery;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.client.form.FileReplicaForm;

/** Tells what is on a storage element, or in a set. */
public final class FindReplica implements Verb {

    private static final Option STORAGE_ELEMENT = Option.value("se", "HOST", "on this storage element");
    private static final Option SET = Option.value("set", "NAME", "in this set");

    @Override
    public Syntax syntax() {
        return Syntax.of("findreplica", Operands.NONE, "tells which replicas are on a storage element or in a set")
                .options(STORAGE_ELEMENT, SET, ReplicaOptions.STATUS)
                .uses(Operation.FIND_REPLICAS)
                .notes("Each line has the LFN, a tab, and the storage URL.");
    }

    @Override
    public void run(Call call) {
        Arguments arguments = call.arguments();
        ReplicaQuery query = new ReplicaQuery(
                arguments.value(STORAGE_ELEMENT), arguments.value(SET), ReplicaOptions.status(arguments));
        PageRequest request = PageRequest.FIRST;
        while (true) {
            Page<FileReplica> page = call.catalog().findReplicas(query, request);
            for (FileReplica found : page.items()) {
                print(found, call);
            }
            if (page.next() == null) {
                return;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }

    private static void print(FileReplica found, Call call) {
        if (call.out().isJson()) {
            FileReplicaForm.FORM.write(found, call.out().json());
        } else {
            call.out().line(found.path().text() + "\t" + found.replica().sfn().text());
        }
    }
}
