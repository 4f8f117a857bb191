package org.waymark.server.rest;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.Outcome;
import org.waymark.wsdl.rest.model.EffectJson;
import org.waymark.wsdl.rest.model.EffectKindJson;
import org.waymark.wsdl.rest.model.ErrorCodeJson;
import org.waymark.wsdl.rest.model.ItemErrorJson;

/** Outcomes on the wire: an object with a key and either a value or an error. */
final class OutcomeTypes {

    private OutcomeTypes() {}

    /**
     * One JSON object per outcome.
     *
     * @param ok makes it of a key and a value
     * @param failed makes it of a key and an error
     */
    static <T, J> List<J> write(
            List<Outcome<T>> outcomes, BiFunction<String, T, J> ok, BiFunction<String, ItemErrorJson, J> failed) {
        Function<Outcome<T>, J> each = outcome -> outcome instanceof Outcome.Failed<T> failure
                ? failed.apply(failure.key(), error(failure))
                : ok.apply(outcome.key(), outcome.require());
        return outcomes.stream().map(each).toList();
    }

    private static ItemErrorJson error(Outcome.Failed<?> failure) {
        return new ItemErrorJson()
                .code(ErrorCodeJson.valueOf(failure.code().name()))
                .message(failure.message());
    }

    static ItemErrorJson error(CatalogException failure) {
        return new ItemErrorJson()
                .code(ErrorCodeJson.valueOf(failure.code().name()))
                .message(failure.getMessage());
    }

    static EffectJson write(Effect effect) {
        return new EffectJson()
                .kind(EffectKindJson.valueOf(effect.kind().name()))
                .guid(effect.guid() == null ? null : effect.guid().toString())
                .version(effect.version());
    }
}
