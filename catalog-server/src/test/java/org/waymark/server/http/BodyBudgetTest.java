package org.waymark.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

class BodyBudgetTest {

    private static final long MEBIBYTE = 1 << 20;

    private final BodyBudget budget = new BodyBudget(MEBIBYTE);

    @Test
    void smallBodiesAlwaysPass() {
        try (BodyBudget.Share large = budget.share();
                BodyBudget.Share small = budget.share()) {
            large.cover(MEBIBYTE);
            small.cover(60_000);
        }
    }

    @Test
    void aBodyLargerThanTheBudgetPassesAlone() {
        try (BodyBudget.Share share = budget.share()) {
            share.cover(100 * MEBIBYTE);
        }
    }

    @Test
    void whoGetsNoShareIsToldToTryAgain() {
        try (BodyBudget.Share first = budget.share();
                BodyBudget.Share second = budget.share()) {
            first.cover(MEBIBYTE);
            assertThatThrownBy(() -> second.cover(MEBIBYTE))
                    .isInstanceOfSatisfying(
                            CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.OVERLOADED));
        }
    }

    @Test
    void whoWaitsGetsWhatOthersGiveBack() throws Exception {
        BodyBudget.Share first = budget.share();
        first.cover(MEBIBYTE);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> {
            try (BodyBudget.Share share = budget.share()) {
                share.cover(MEBIBYTE);
            }
        });
        assertThat(second).isNotDone();
        first.close();
        second.get(10, TimeUnit.SECONDS);
    }
}
