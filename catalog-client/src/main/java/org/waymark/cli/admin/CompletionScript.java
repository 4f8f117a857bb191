package org.waymark.cli.admin;

import java.util.ArrayList;
import java.util.List;
import org.waymark.cli.command.Help;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.command.VerbTable;

/** The scripts by which shells complete commands, options and LFNs, made from what the commands declare. */
final class CompletionScript {

    private static final String BASH = """
            _waymark() {
                local cur=${COMP_WORDS[COMP_CWORD]} command= word
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case $word in -?*) ;; *) command=$word; break ;; esac
                done
                if [[ -z $command ]]; then
                    COMPREPLY=($(compgen -W "%COMMANDS%" -- "$cur"))
                    return
                fi
                local options=
                case $command in
            %OPTIONS%    esac
                if [[ $cur == -* ]]; then
                    COMPREPLY=($(compgen -W "$options" -- "$cur"))
                elif [[ " %LOCAL% " == *" $command "* ]]; then
                    COMPREPLY=($(compgen -f -- "$cur"))
                elif [[ $command == help ]]; then
                    COMPREPLY=($(compgen -W "%COMMANDS%" -- "$cur"))
                else
                    local IFS=$'\\n'
                    COMPREPLY=($("${COMP_WORDS[0]}" -q ls -dF -- "${cur:-/}*" 2>/dev/null))
                    [[ ${COMPREPLY[0]} == */ ]] && compopt -o nospace
                fi
            }
            complete -F _waymark waymark
            """;

    private static final String ZSH = """
            #compdef waymark
            _waymark() {
                local command=${${words[2,CURRENT-1]:#-*}[1]}
                if [[ -z $command ]]; then
                    compadd -- ${=:-"%COMMANDS%"}
                    return
                fi
                local options=
                case $command in
            %OPTIONS%    esac
                local current=${words[CURRENT]}
                if [[ $current == -* ]]; then
                    compadd -- ${=options}
                elif [[ " %LOCAL% " == *" $command "* ]]; then
                    _files
                elif [[ $command == help ]]; then
                    compadd -- ${=:-"%COMMANDS%"}
                else
                    compadd -S '' -- ${(f)"$(waymark -q ls -dF -- "${current:-/}*" 2>/dev/null)"}
                fi
            }
            compdef _waymark waymark
            """;

    private static final String FISH_LFNS = """
            function __waymark_lfns
                set -l current (commandline -ct)
                test -n "$current"; or set current /
                waymark -q ls -dF -- "$current*" 2>/dev/null
            end
            """;

    /** The commands whose operands are files of this machine. */
    private static final List<String> LOCAL = List.of("import", "quickstart", "tx");

    private final VerbTable verbs;

    CompletionScript(VerbTable verbs) {
        this.verbs = verbs;
    }

    String bash() {
        return filledIn(BASH);
    }

    String zsh() {
        return filledIn(ZSH);
    }

    String fish() {
        StringBuilder script = new StringBuilder(FISH_LFNS);
        script.append("complete -c waymark -f -n __fish_use_subcommand -a '")
                .append(commands())
                .append("'\n");
        for (Syntax syntax : declarations()) {
            String condition = " -n '__fish_seen_subcommand_from " + syntax.name() + "'";
            script.append("complete -c waymark").append(condition);
            script.append(LOCAL.contains(syntax.name()) ? " -F\n" : " -a '(__waymark_lfns)'\n");
            for (Option option : syntax.allOptions()) {
                script.append("complete -c waymark").append(condition);
                for (String spelling : Help.spellings(option, syntax)) {
                    script.append(spelling.startsWith("--") ? " -l " : spelling.length() == 2 ? " -s " : " -o ");
                    script.append(spelling.replaceFirst("^-+", ""));
                }
                script.append(option.takesValue() ? " -r" : "");
                script.append(" -d '").append(option.help().replace("'", "\\'")).append("'\n");
            }
        }
        return script.toString();
    }

    private String filledIn(String template) {
        StringBuilder options = new StringBuilder();
        for (Syntax syntax : declarations()) {
            List<String> spellings = new ArrayList<>();
            for (Option option : syntax.allOptions()) {
                spellings.addAll(Help.spellings(option, syntax));
            }
            options.append("        ").append(syntax.name()).append(") options='");
            options.append(String.join(" ", spellings)).append("' ;;\n");
        }
        return template.replace("%COMMANDS%", commands())
                .replace("%OPTIONS%", options)
                .replace("%LOCAL%", String.join(" ", LOCAL));
    }

    private String commands() {
        return String.join(" ", verbs.names());
    }

    private List<Syntax> declarations() {
        List<Syntax> declarations = new ArrayList<>();
        for (String name : verbs.names()) {
            Verb verb = verbs.named(name);
            if (verb != null && !name.startsWith("-")) {
                declarations.add(verb.syntax());
            }
        }
        return declarations;
    }
}
