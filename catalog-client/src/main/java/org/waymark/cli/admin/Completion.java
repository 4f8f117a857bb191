package org.waymark.cli.admin;

import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;

/** Prints what teaches a shell to complete commands. */
public final class Completion implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "completion",
                        Operands.exactly(1, "bash|zsh|fish"),
                        "prints a script that completes commands in a shell")
                .notes(
                        "For bash: source <(waymark completion bash). For zsh: source <(waymark completion zsh), after "
                                + "compinit. For fish: waymark completion fish | source. LFNs are completed by asking the catalog.");
    }

    @Override
    public void run(Call call) {
        CompletionScript script = new CompletionScript(call.commandLine().verbs());
        String shell = call.arguments().operand(0);
        call.out().stream()
                .append(
                        switch (shell) {
                            case "bash" -> script.bash();
                            case "zsh" -> script.zsh();
                            case "fish" -> script.fish();
                            default ->
                                throw new UsageException(
                                        "Illegal command line arguments: bash, zsh or fish, not " + shell);
                        });
    }
}
