package org.waymark.server.soap.waymark;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapWriter;

/** The forms of answers: outcomes, pages and streams. */
final class OutcomeTypes {

    private OutcomeTypes() {}

    /** One element per outcome. */
    static <T> SoapAnswer outcomes(List<Outcome<T>> outcomes, BiConsumer<SoapWriter, T> value) {
        return to -> outcomes.forEach(outcome -> {
            to.start("outcome").text("key", outcome.key());
            if (outcome instanceof Outcome.Failed<T> failure) {
                error(to, failure.code(), failure.message());
            } else {
                to.start("value");
                value.accept(to, outcome.require());
                to.end();
            }
            to.end();
        });
    }

    static <T> SoapAnswer page(Page<T> page, BiConsumer<SoapWriter, T> item) {
        return to -> {
            page.items().forEach(each -> {
                to.start("items");
                item.accept(to, each);
                to.end();
            });
            to.optional("next", page.next());
        };
    }

    /**
     * Entries as {@code source} finds them, with their number behind them. A failure takes the number's place and is thrown
     * as well: it becomes a fault, or breaks the answer off behind the reason, so that no client takes it for whole.
     */
    static SoapAnswer stream(Consumer<Consumer<? super Entry>> source) {
        return to -> {
            AtomicLong count = new AtomicLong();
            try {
                source.accept(entry -> {
                    to.start("items");
                    EntryTypes.write(to, entry);
                    to.end();
                    count.incrementAndGet();
                });
            } catch (CatalogException e) {
                error(to, e.code(), e.getMessage());
                throw e;
            }
            to.number("count", count.get());
        };
    }

    private static void error(SoapWriter to, ErrorCode code, String message) {
        to.start("error").text("code", code.name()).text("message", message).end();
    }

    static void write(SoapWriter to, Effect effect) {
        to.text("kind", effect.kind().name());
        if (effect.guid() != null) {
            to.text("guid", effect.guid().toString());
        }
        to.number("version", effect.version());
    }
}
