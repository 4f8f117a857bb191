package org.waymark.cli.load;

import org.waymark.api.Effect;
import org.waymark.api.Outcome;

/** Is told what became of each item, from any thread, one at a time. */
public interface LoadListener {

    void done(Item item, Effect effect);

    void refused(Item item, Outcome.Failed<Effect> reason);
}
