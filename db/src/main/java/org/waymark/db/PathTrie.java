package org.waymark.db;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names that are to be looked up, each once, however many paths share it: every node is a name below another node, or
 * below one of the directories where the paths start.
 */
public final class PathTrie {

    /** Up to how many nodes a look-up is small, so that planning it afresh would cost more than it saves. */
    private static final int SMALL = 64;

    private record Key(int above, String name) {}

    /** A directory where paths start. Its number is negative. */
    record Start(int number, long id, boolean last) {}

    /** A name that is looked for in the directory of the start or node {@code above}. */
    record Node(int number, int above, String name, boolean last) {}

    private final Map<Long, Integer> startNumbers = new HashMap<>();
    private final List<Start> starts = new ArrayList<>();
    private final Map<Key, Integer> numbers = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();

    /** A trie that starts at the root. */
    public PathTrie() {
        startNumber(EntryRecord.ROOT_ID);
    }

    /** Adds the path {@code names} below the directory {@code start}. */
    public void add(long start, List<String> names) {
        int above = startNumber(start);
        if (names.isEmpty()) {
            int index = -1 - above;
            starts.set(index, new Start(above, start, true));
        }
        for (int i = 0; i < names.size(); i++) {
            above = nodeNumber(above, names.get(i), i == names.size() - 1);
        }
    }

    private int startNumber(long id) {
        return startNumbers.computeIfAbsent(id, key -> {
            int number = -1 - starts.size();
            starts.add(new Start(number, id, false));
            return number;
        });
    }

    private int nodeNumber(int above, String name, boolean last) {
        Key key = new Key(above, name);
        Integer known = numbers.get(key);
        if (known == null) {
            int number = nodes.size();
            numbers.put(key, number);
            nodes.add(new Node(number, above, name, last));
            return number;
        }
        if (last) {
            nodes.set(known, new Node(known, above, name, true));
        }
        return known;
    }

    boolean isSmall() {
        return nodes.size() <= SMALL;
    }

    List<Start> starts() {
        return starts;
    }

    List<Node> nodes() {
        return nodes;
    }
}
