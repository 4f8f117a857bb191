package org.waymark.cli.access;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.LocalFile;

/** A file of ACL entries, one or more a line, as {@code getacl} prints them. */
final class AclFile {

    private AclFile() {}

    /** The lines up to the first empty one, without what follows a {@code #}. {@code -} is standard input. */
    static List<String> lines(String name, Call call) {
        List<String> lines = new ArrayList<>();
        try (InputStream in = LocalFile.open(name, call);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null && !line.isBlank(); line = reader.readLine()) {
                int remark = line.indexOf('#');
                String entry = (remark < 0 ? line : line.substring(0, remark)).strip();
                if (!entry.isEmpty()) {
                    lines.add(entry);
                }
            }
        } catch (IOException e) {
            throw LocalFile.unreadable(name, e);
        }
        return lines;
    }
}
