package org.waymark.cli.command;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.ErrorCode;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;

/** One command under way: what it was given, the catalog it speaks to, and where its answers and errors go. */
public final class Call {

    private final CommandLine commandLine;
    private final Syntax syntax;
    private final Arguments arguments;
    private final Output out;
    private final ErrorOutput errors;

    private @Nullable CatalogOperations catalog;

    Call(CommandLine commandLine, Syntax syntax, Arguments arguments, Output out, ErrorOutput errors) {
        this.commandLine = commandLine;
        this.syntax = syntax;
        this.arguments = arguments;
        this.out = out;
        this.errors = errors;
    }

    public Arguments arguments() {
        return arguments;
    }

    public Output out() {
        return out;
    }

    public Session session() {
        return commandLine.session();
    }

    /** For commands that are made of commands. */
    public CommandLine commandLine() {
        return commandLine;
    }

    /** As {@link #commandLine}, and all commands speak to this call's service. */
    public CommandLine commandLineOfService() {
        Environment environment =
                session().environment().with(Environment.URL, service().toString());
        return commandLine.in(session().in(environment));
    }

    /** A call of another command with {@code words}, whose answers and errors go where this one's go. */
    public Call of(Syntax other, List<String> words) {
        Arguments parsed = ArgumentParser.parse(other, arguments, words);
        other.operands().require(parsed.operands().size());
        return new Call(commandLine, other, parsed, out, errors);
    }

    /** The catalog, connected to when it is first asked for. */
    public CatalogOperations catalog() {
        if (catalog == null) {
            URI service = service();
            out.remark("Using endpoint " + service);
            catalog = session().catalog(service);
            if (out.verbosity() > 1) {
                out.remark("Service version: " + catalog.describeService().version());
            }
        }
        return catalog;
    }

    /** Which service this call speaks to. */
    public URI service() {
        return session().service(arguments.value(CommonOptions.SERVICE));
    }

    /** The entry that {@code text} names; wildcards count as letters. */
    public Locator entry(String text) {
        return Lfns.locator(text, session().directory());
    }

    /** The place in the tree that {@code text} names, of an entry that need not be there. */
    public CatalogPath path(String text) {
        if (Lfns.locator(text, session().directory()) instanceof CatalogPath path) {
            return path;
        }
        throw CatalogException.invalidPath("a path is wanted here: " + text);
    }

    /** All entries that {@code texts} name, wildcards filled in by the catalog. What names nothing is told as an error. */
    public List<Locator> entries(List<String> texts) {
        List<Locator> entries = new ArrayList<>();
        for (String text : texts) {
            try {
                if (Wildcards.mayBeIn(text)) {
                    entries.addAll(Wildcards.expand(text, this));
                } else {
                    entries.add(entry(text));
                }
            } catch (CatalogException e) {
                failed(e);
            }
        }
        return entries;
    }

    /** As {@link #entries}, all of which must be paths. */
    public List<CatalogPath> paths(List<String> texts) {
        List<CatalogPath> paths = new ArrayList<>();
        for (Locator entry : entries(texts)) {
            if (entry instanceof CatalogPath path) {
                paths.add(path);
            } else {
                failed(CatalogException.invalidPath("a path is wanted here: " + entry.text()));
            }
        }
        return paths;
    }

    /** Tells what became of one item, and has the command end with status 1. */
    public void failed(Outcome.Failed<?> failed) {
        errors.tell(syntax.name(), failed.key(), failed.code(), failed.message());
    }

    /** Tells of an error that concerns one operand only, and has the command end with status 1. */
    public void failed(CatalogException reason) {
        errors.tell(syntax.name(), null, reason.code(), reason.getMessage());
    }

    /** Tells of an error that concerns what is called {@code origin}, and has the command end with status 1. */
    public void failed(String origin, ErrorCode code, String message) {
        errors.tell(syntax.name(), origin, code, origin + ": " + message);
    }

    /** Whether anything has failed so far. */
    public boolean hasFailed() {
        return !errors.isEmpty();
    }

    /** Has the command end with status 1 without a word. */
    public void fail() {
        errors.count();
    }
}
