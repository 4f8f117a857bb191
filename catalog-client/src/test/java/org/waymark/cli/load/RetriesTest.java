package org.waymark.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Outcome;

class RetriesTest {

    private final List<Long> pauses = new ArrayList<>();
    private final Retries retries = new Retries(pauses::add, new SplittableRandom(7));
    private final List<Message> sent = new ArrayList<>();
    private final Deque<Function<Message, List<Outcome<Effect>>>> answers = new ArrayDeque<>();

    /** Answers messages as the test has written down; when nothing is left, with success. */
    private final CatalogOperations catalog = (CatalogOperations) Proxy.newProxyInstance(
            getClass().getClassLoader(), new Class<?>[] {CatalogOperations.class}, (proxy, method, arguments) -> {
                Message message = (Message) arguments[0];
                sent.add(message);
                return answers.isEmpty() ? allWell(message) : answers.remove().apply(message);
            });

    private static List<Outcome<Effect>> allWell(Message message) {
        List<Outcome<Effect>> outcomes = new ArrayList<>();
        for (Change change : message.changes()) {
            outcomes.add(new Outcome.Ok<>(change.key(), new Effect(Effect.Kind.CREATED, null, 1)));
        }
        return outcomes;
    }

    private void failsOnce(ErrorCode code) {
        answers.add(message -> {
            throw new CatalogException(code, "no");
        });
    }

    private static List<Change> directories(int count) {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            changes.add(new Change.Mkdir(CatalogPath.parse("/d" + i)));
        }
        return changes;
    }

    @Test
    void aLostAnswerIsAskedForAgainByTheSameKey() {
        failsOnce(ErrorCode.UNAVAILABLE);
        failsOnce(ErrorCode.OVERLOADED);
        assertThat(retries.sendEach(directories(2), "k", catalog)).allMatch(Outcome::isOk);
        assertThat(sent).hasSize(3).allMatch(message -> new IdempotencyKey("k").equals(message.key()));
        assertThat(pauses).hasSize(2);
        assertThat(pauses.get(0)).isBetween(100L, 200L);
        assertThat(pauses.get(1)).isBetween(200L, 400L);
    }

    @Test
    void whatCannotSucceedLaterIsNotSentAgain() {
        failsOnce(ErrorCode.PERMISSION_DENIED);
        assertThatThrownBy(() -> retries.sendEach(directories(1), "k", catalog)).hasMessage("no");
        assertThat(sent).hasSize(1);
    }

    @Test
    void inTheEndItGivesUp() {
        for (int i = 0; i < 20; i++) {
            failsOnce(ErrorCode.UNAVAILABLE);
        }
        assertThatThrownBy(() -> retries.sendEach(directories(1), "k", catalog)).hasMessage("no");
        assertThat(sent).hasSize(9);
        assertThat(pauses).hasSize(8).allMatch(pause -> pause <= 10_000);
    }

    @Test
    void onlyTheItemsThatClashedAreSentAgainUnderAnotherKey() {
        answers.add(message -> {
            List<Outcome<Effect>> outcomes = new ArrayList<>(allWell(message));
            outcomes.set(1, new Outcome.Failed<>("/d1", ErrorCode.CONFLICT, "clash"));
            outcomes.set(2, new Outcome.Failed<>("/d2", ErrorCode.NOT_FOUND, "gone"));
            return outcomes;
        });
        List<Outcome<Effect>> outcomes = retries.sendEach(directories(3), "k", catalog);
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, true, false);
        assertThat(sent.get(1).changes()).extracting(Change::key).containsExactly("/d1");
        assertThat(sent.get(1).key()).isNotEqualTo(sent.get(0).key());
    }

    @Test
    void aLoadIsOverWhenABatchFailsAsAWhole() {
        failsOnce(ErrorCode.UNAUTHENTICATED);
        LoadListener nobody = new LoadListener() {
            @Override
            public void done(Item item, Effect effect) {}

            @Override
            public void refused(Item item, Outcome.Failed<Effect> reason) {}
        };
        try (BulkLoad load = new BulkLoad(catalog, retries, "k", 1, 2, nobody)) {
            assertThatThrownBy(() -> {
                        for (Change change : directories(1000)) {
                            load.add(new Item(change.key(), change));
                        }
                        load.finish();
                    })
                    .hasMessage("no");
        }
    }
}
