package org.waymark.api.contract;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclText;
import org.waymark.api.Caller;
import org.waymark.api.Mode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Decisions of the Linux kernel about random trees with POSIX ACLs (format {@code aclcorpus/1}). User N is called uN here,
 * group N gN.
 */
final class AclCorpus {

    private static final String VARIABLE = "WAYMARK_ACL_CORPUS";
    private static final Path SHARED = Path.of("shared", "acl-corpus", "open.jsonl.gz");

    private AclCorpus() {}

    /** A file or directory; {@code defaultAcl} is null where there is none. */
    record Node(
            String path,
            boolean directory,
            String owner,
            String group,
            Mode mode,
            Acl acl,
            @Nullable Acl defaultAcl) {}

    /**
     * One attempt on a tree as given.
     *
     * @param expected {@code OK} or the name of an errno
     * @param arguments the record that the attempt was read from
     * @param result the node afterwards; null where none is told
     * @param names the names that a listing gives; null for others
     */
    record Attempt(
            String id,
            String op,
            String path,
            Caller subject,
            Mode umask,
            String expected,
            JsonNode arguments,
            @Nullable Node result,
            @Nullable List<String> names) {

        String text(String argument) {
            return arguments.required(argument).asString();
        }

        int number(String argument) {
            return arguments.required(argument).asInt();
        }

        Mode mode() {
            return Mode.parse(text("mode"));
        }

        Acl acl() {
            return AclCorpus.acl(text("acl"));
        }

        /** Whether a path in it needs walking where Waymark reads text. */
        boolean hasDots() {
            String to = arguments.path("to").asString("");
            return Stream.of(path, to).anyMatch(text -> (text + "/").contains("/./") || (text + "/").contains("/../"));
        }
    }

    /** A tree, its nodes from the root down, and what was tried on it. */
    record Tree(int number, List<Node> nodes, List<Attempt> attempts) {}

    /** The corpus that the environment names, else the one beside the repository, if there is one. */
    static Optional<Path> file() {
        String named = System.getenv(VARIABLE);
        if (named != null && !named.isEmpty()) {
            return Optional.of(Path.of(named));
        }
        return Stream.iterate(Path.of("").toAbsolutePath(), directory -> directory != null, Path::getParent)
                .map(directory -> directory.resolve(SHARED))
                .filter(Files::isReadable)
                .findFirst();
    }

    static List<Tree> read(Path file) {
        JsonMapper mapper = JsonMapper.builder().build();
        List<Tree> trees = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode json = mapper.readTree(line);
                switch (json.required("type").asString()) {
                    case "tree" -> trees.add(tree(json));
                    case "op" -> trees.get(trees.size() - 1).attempts().add(attempt(json));
                    default -> requireFormat(json);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        return trees;
    }

    private static void requireFormat(JsonNode header) {
        if (!header.path("format").asString("").equals("aclcorpus/1")) {
            throw new IllegalStateException("not a corpus of this format: " + header);
        }
    }

    private static Tree tree(JsonNode json) {
        List<Node> nodes = new ArrayList<>();
        json.required("nodes").forEach(node -> nodes.add(node(node)));
        return new Tree(json.required("tree").asInt(), nodes, new ArrayList<>());
    }

    private static Node node(JsonNode json) {
        JsonNode defaults = json.required("default");
        return new Node(
                json.required("path").asString(),
                json.required("kind").asString().equals("dir"),
                "u" + json.required("uid").asInt(),
                "g" + json.required("gid").asInt(),
                Mode.parse(json.required("mode").asString()),
                acl(json.required("acl").asString()),
                defaults.isNull() ? null : acl(defaults.asString()));
    }

    private static Acl acl(String text) {
        return AclText.parse(text.replaceAll("user:(\\d)", "user:u$1").replaceAll("group:(\\d)", "group:g$1"));
    }

    private static Attempt attempt(JsonNode json) {
        JsonNode decision = json.has("strict") ? json.required("strict") : json;
        JsonNode result = decision.path("result");
        List<String> names = new ArrayList<>();
        result.path("names").forEach(name -> names.add(name.asString()));
        return new Attempt(
                json.required("id").asString(),
                json.required("op").asString(),
                json.required("path").asString(),
                subject(json.required("subject")),
                Mode.parse(json.required("umask").asString()),
                decision.required("expect").asString(),
                json,
                result.has("path") ? node(result) : null,
                result.has("names") ? names : null);
    }

    private static Caller subject(JsonNode json) {
        List<String> groups = new ArrayList<>(List.of("g" + json.required("gid").asInt()));
        json.required("groups").forEach(group -> groups.add("g" + group.asInt()));
        return new Caller("u" + json.required("uid").asInt(), groups, false);
    }
}
