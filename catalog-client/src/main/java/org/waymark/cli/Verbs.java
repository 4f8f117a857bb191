package org.waymark.cli;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.cli.access.Chkperm;
import org.waymark.cli.access.Chmod;
import org.waymark.cli.access.Chown;
import org.waymark.cli.access.GetAcl;
import org.waymark.cli.access.SetAcl;
import org.waymark.cli.admin.AddPrincipal;
import org.waymark.cli.admin.ChangeLog;
import org.waymark.cli.admin.Completion;
import org.waymark.cli.admin.Config;
import org.waymark.cli.admin.HelpVerb;
import org.waymark.cli.admin.Principals;
import org.waymark.cli.admin.Version;
import org.waymark.cli.attributes.GetAttr;
import org.waymark.cli.attributes.LsAttr;
import org.waymark.cli.attributes.QueryVerb;
import org.waymark.cli.attributes.RmAttr;
import org.waymark.cli.attributes.SchemaVerb;
import org.waymark.cli.attributes.SetAttr;
import org.waymark.cli.command.Verb;
import org.waymark.cli.command.VerbTable;
import org.waymark.cli.interactive.Batch;
import org.waymark.cli.interactive.Shell;
import org.waymark.cli.load.Import;
import org.waymark.cli.load.Retries;
import org.waymark.cli.namespace.Create;
import org.waymark.cli.namespace.Du;
import org.waymark.cli.namespace.Find;
import org.waymark.cli.namespace.Links;
import org.waymark.cli.namespace.Locate;
import org.waymark.cli.namespace.Ls;
import org.waymark.cli.namespace.Mkdir;
import org.waymark.cli.namespace.Mv;
import org.waymark.cli.namespace.Readlink;
import org.waymark.cli.namespace.Rm;
import org.waymark.cli.namespace.Rmdir;
import org.waymark.cli.namespace.SetComment;
import org.waymark.cli.namespace.SetContent;
import org.waymark.cli.namespace.Stat;
import org.waymark.cli.namespace.Symlink;
import org.waymark.cli.namespace.Touch;
import org.waymark.cli.namespace.Unlink;
import org.waymark.cli.quickstart.Quickstart;
import org.waymark.cli.replicas.AddReplica;
import org.waymark.cli.replicas.FindReplica;
import org.waymark.cli.replicas.GetReplica;
import org.waymark.cli.replicas.Register;
import org.waymark.cli.replicas.RmReplica;
import org.waymark.cli.replicas.SetReplica;
import org.waymark.cli.tx.Tx;

/** Every command of the program. Only the class of the one that is asked for is loaded. */
public final class Verbs implements VerbTable {

    private static final List<String> NAMES = List.of(
            "ls",
            "stat",
            "find",
            "locate",
            "du",
            "readlink",
            "links",
            "mkdir",
            "rmdir",
            "create",
            "rm",
            "unlink",
            "mv",
            "symlink",
            "ln",
            "touch",
            "setcomment",
            "setcontent",
            "register",
            "getreplica",
            "addreplica",
            "rmreplica",
            "setreplica",
            "findreplica",
            "chmod",
            "chown",
            "chgrp",
            "getacl",
            "setacl",
            "setdefacl",
            "chkperm",
            "getattr",
            "setattr",
            "rmattr",
            "lsattr",
            "schema",
            "query",
            "tx",
            "import",
            "principals",
            "addprincipal",
            "changes",
            "config",
            "quickstart",
            "shell",
            "-",
            "completion",
            "help",
            "version");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public @Nullable Verb named(String name) {
        return switch (name) {
            case "ls" -> new Ls();
            case "stat" -> new Stat();
            case "find" -> new Find(Clock.systemUTC());
            case "locate" -> new Locate();
            case "du" -> new Du();
            case "readlink" -> new Readlink();
            case "links" -> new Links();
            case "mkdir" -> new Mkdir();
            case "rmdir" -> new Rmdir();
            case "create" -> new Create();
            case "rm" -> new Rm();
            case "unlink" -> new Unlink();
            case "mv" -> new Mv();
            case "symlink", "ln" -> new Symlink(name);
            case "touch" -> new Touch(Clock.systemUTC());
            case "setcomment" -> new SetComment();
            case "setcontent" -> new SetContent();
            case "chmod" -> new Chmod();
            case "chown", "chgrp" -> new Chown(name);
            case "getacl", "getfacl" -> new GetAcl();
            case "setacl", "setdefacl" -> new SetAcl(name);
            case "setfacl" -> new SetAcl("setacl");
            case "chkperm" -> new Chkperm();
            default -> ofAttributesOrReplicas(name);
        };
    }

    private static @Nullable Verb ofAttributesOrReplicas(String name) {
        return switch (name) {
            case "getattr" -> new GetAttr();
            case "setattr" -> new SetAttr();
            case "rmattr" -> new RmAttr();
            case "lsattr" -> new LsAttr();
            case "schema" -> new SchemaVerb();
            case "query" -> new QueryVerb();
            case "register" -> new Register(Clock.systemUTC());
            case "getreplica", "replicas" -> new GetReplica();
            case "addreplica" -> new AddReplica(Clock.systemUTC());
            case "rmreplica" -> new RmReplica();
            case "setreplica" -> new SetReplica(Clock.systemUTC());
            case "findreplica" -> new FindReplica();
            default -> ofService(name);
        };
    }

    private static @Nullable Verb ofService(String name) {
        return switch (name) {
            case "tx" -> new Tx();
            case "import" -> new Import(retries(), Verbs::newKey, System::nanoTime);
            case "principals" -> new Principals();
            case "addprincipal" -> new AddPrincipal();
            case "changes" -> new ChangeLog();
            case "config" -> new Config();
            case "quickstart" -> new Quickstart(retries(), Verbs::newKey, System::nanoTime);
            case "shell" -> new Shell();
            case "-" -> new Batch();
            case "completion" -> new Completion();
            case "help" -> new HelpVerb();
            case "version" -> new Version();
            default -> null;
        };
    }

    private static Retries retries() {
        return new Retries(Thread::sleep, new SecureRandom());
    }

    private static String newKey() {
        return UUID.randomUUID().toString();
    }
}
