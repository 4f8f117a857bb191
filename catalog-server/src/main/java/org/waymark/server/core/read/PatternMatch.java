package org.waymark.server.core.read;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Glob;
import org.waymark.api.PathPattern;

/**
 * How far a path has matched a pattern: the positions at which the pattern could go on. Several are possible behind a part that
 * stands for any number of directories.
 */
record PatternMatch(List<Glob> parts, BitSet positions) {

    private static final List<Glob> EVERYTHING = List.of(new Glob("**"));

    static PatternMatch start(@Nullable PathPattern pattern) {
        List<Glob> parts = pattern == null ? EVERYTHING : pattern.names();
        BitSet positions = new BitSet();
        enter(parts, positions, 0);
        return new PatternMatch(parts, positions);
    }

    /** A part for any number of directories may also stand for none. */
    private static void enter(List<Glob> parts, BitSet positions, int position) {
        positions.set(position);
        if (position < parts.size() && PathPattern.isAnyDepth(parts.get(position))) {
            enter(parts, positions, position + 1);
        }
    }

    PatternMatch step(String name) {
        BitSet next = new BitSet();
        for (int at = positions.nextSetBit(0); at >= 0 && at < parts.size(); at = positions.nextSetBit(at + 1)) {
            Glob part = parts.get(at);
            if (PathPattern.isAnyDepth(part)) {
                enter(parts, next, at);
            } else if (part.matches(name)) {
                enter(parts, next, at + 1);
            }
        }
        return new PatternMatch(parts, next);
    }

    boolean isDead() {
        return positions.isEmpty();
    }

    boolean isComplete() {
        return positions.get(parts.size());
    }

    /** Whether something further down could match. */
    boolean mayGoOn() {
        int next = positions.nextSetBit(0);
        return next >= 0 && next < parts.size();
    }

    /** What the next name must begin with; empty when that is open. */
    String literalPrefix() {
        int next = positions.nextSetBit(0);
        boolean only = next >= 0 && positions.cardinality() == 1 && next < parts.size();
        return only ? parts.get(next).literalPrefix() : "";
    }
}
