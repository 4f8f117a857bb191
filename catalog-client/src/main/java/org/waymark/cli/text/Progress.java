package org.waymark.cli.text;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Shows how far a long command has come: on a terminal a bar that moves, elsewhere a line now and then. May be told of
 * progress by several threads.
 */
public final class Progress {

    private static final int BAR = 24;
    private static final long TERMINAL_PERIOD = Duration.ofMillis(200).toNanos();
    private static final long PLAIN_PERIOD = Duration.ofSeconds(5).toNanos();
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final PrintStream out;
    private final boolean terminal;
    private final String unit;
    private final LongSupplier nanoTime;
    private final long start;

    private long shown;

    /** @param unit what is counted, in the plural */
    public Progress(PrintStream out, boolean terminal, String unit, LongSupplier nanoTime) {
        this.out = out;
        this.terminal = terminal;
        this.unit = unit;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
        this.shown = start;
    }

    /**
     * Says that {@code done} are done, which is {@code fraction} (0 to 1) of the whole. Shown only when enough time has
     * passed.
     */
    public synchronized void at(long done, double fraction) {
        long now = nanoTime.getAsLong();
        if (now - shown >= (terminal ? TERMINAL_PERIOD : PLAIN_PERIOD)) {
            shown = now;
            show(line(done, fraction, now - start), terminal ? "" : "\n");
        }
    }

    /** Says once and for all that {@code done} are done. */
    public synchronized void finish(long done) {
        show(line(done, 1, nanoTime.getAsLong() - start), "\n");
    }

    private void show(String line, String end) {
        // Back to the line's start, and away with what is left of a longer one.
        out.append(terminal ? "\r" + line + "\u001b[K" : line).append(end);
        out.flush();
    }

    /** {@code [======      ]  50%  3,061 files  1,530/s  2 s left}. */
    String line(long done, double fraction, long nanos) {
        double whole = Math.max(0, Math.min(1, fraction));
        int filled = (int) (BAR * whole);
        double seconds = Math.max(nanos, 1) / (double) SECOND;
        String time = whole >= 1 ? String.format(Locale.ROOT, "%.1f s", seconds) : timeLeft(seconds, whole);
        return String.format(
                Locale.ROOT,
                "[%s%s] %3d%%  %,d %s  %,.0f/s  %s",
                "=".repeat(filled),
                " ".repeat(BAR - filled),
                (int) (100 * whole),
                done,
                unit,
                done / seconds,
                time);
    }

    private static String timeLeft(double seconds, double fraction) {
        return fraction == 0 ? "" : (long) Math.ceil(seconds / fraction - seconds) + " s left";
    }
}
