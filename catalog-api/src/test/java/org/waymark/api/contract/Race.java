package org.waymark.api.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** Calls that start at the same moment, each in a thread of its own, and how each of them ended. */
final class Race<T> {

    private static final long PATIENCE_SECONDS = 120;

    private final List<Finish<T>> finishes;

    private Race(List<Finish<T>> finishes) {
        this.finishes = finishes;
    }

    /** A value, or the code of the catalog's refusal. */
    record Finish<T>(@Nullable T value, @Nullable ErrorCode refusal) {}

    static <T> Race<T> of(int runners, IntFunction<Callable<T>> runner) {
        return of(IntStream.range(0, runners).mapToObj(runner).toList());
    }

    /** Runs all, and throws whatever is thrown that is no refusal by the catalog. */
    static <T> Race<T> of(List<Callable<T>> runners) {
        CyclicBarrier start = new CyclicBarrier(runners.size());
        ExecutorService threads = Executors.newFixedThreadPool(runners.size());
        try {
            List<Future<Finish<T>>> running = new ArrayList<>();
            for (Callable<T> runner : runners) {
                running.add(threads.submit(() -> {
                    start.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    return run(runner);
                }));
            }
            List<Finish<T>> finishes = new ArrayList<>();
            for (Future<Finish<T>> one : running) {
                finishes.add(one.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
            }
            return new Race<>(finishes);
        } catch (ExecutionException e) {
            throw new AssertionError("a runner failed with something that is no CatalogException", e.getCause());
        } catch (Exception e) {
            throw new AssertionError("a runner did not come to an end", e);
        } finally {
            threads.shutdownNow();
        }
    }

    /** How one call ends. */
    static <T> Finish<T> run(Callable<T> runner) throws Exception {
        try {
            return new Finish<>(runner.call(), null);
        } catch (CatalogException refusal) {
            return new Finish<>(null, refusal.code());
        }
    }

    /** How each ended, in the order of the runners. */
    List<Finish<T>> finishes() {
        return finishes;
    }

    /** The values of those that were not refused. */
    List<T> values() {
        List<T> values = new ArrayList<>();
        for (Finish<T> finish : finishes) {
            if (finish.value() != null) {
                values.add(finish.value());
            }
        }
        return values;
    }

    /** The codes of those that were. */
    List<ErrorCode> refusals() {
        List<ErrorCode> refusals = new ArrayList<>();
        for (Finish<T> finish : finishes) {
            if (finish.refusal() != null) {
                refusals.add(finish.refusal());
            }
        }
        return refusals;
    }
}
