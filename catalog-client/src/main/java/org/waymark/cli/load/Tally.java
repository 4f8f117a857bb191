package org.waymark.cli.load;

import java.util.Locale;
import org.waymark.api.Effect;
import org.waymark.client.json.JsonWriter;

/** How many items came to what end. */
public final class Tally {

    private long added;
    private long changed;
    private long there;
    private long refused;

    public synchronized void count(Effect effect) {
        switch (effect.kind()) {
            case CREATED -> added++;
            case CHANGED, REMOVED -> changed++;
            case UNCHANGED -> there++;
        }
    }

    public synchronized void countThere() {
        there++;
    }

    public synchronized void countRefused() {
        refused++;
    }

    public synchronized long total() {
        return added + changed + there + refused;
    }

    public synchronized long changes() {
        return added + changed;
    }

    public synchronized long refused() {
        return refused;
    }

    public synchronized void write(JsonWriter json) {
        json.beginObject()
                .field("added", added)
                .field("changed", changed)
                .field("alreadyThere", there)
                .field("refused", refused)
                .endObject();
    }

    /** {@code added 12, already there 6,123, refused 1}. */
    @Override
    public synchronized String toString() {
        String changes = changed == 0 ? "" : String.format(Locale.ROOT, ", changed %,d", changed);
        return String.format(
                Locale.ROOT, "added %,d%s, already there %,d, refused %,d", added, changes, there, refused);
    }
}
