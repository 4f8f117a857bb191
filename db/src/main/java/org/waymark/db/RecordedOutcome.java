package org.waymark.db;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.Outcome;

/** What became of one change of a message that carried an idempotency key; item -1 stands for the message. */
@Entity
@IdClass(RecordedOutcome.Key.class)
@Table(name = "recorded_outcome")
class RecordedOutcome {

    /** The number of the row that stands for the message itself. */
    static final int MESSAGE = -1;

    /** The key of a row. */
    record Key(int callerId, String messageKey, int item) {}

    @Id
    @Column(name = "caller_id")
    private int callerId;

    @Id
    @Column(name = "message_key")
    private String messageKey = "";

    @Id
    private int item;

    @Column(name = "made_at")
    private long madeAt;

    private byte @Nullable [] digest;

    @Column(name = "item_key")
    private @Nullable String itemKey;

    private @Nullable Short effect;

    private @Nullable UUID guid;

    private @Nullable Long version;

    private @Nullable String error;

    @Column(name = "error_text")
    private @Nullable String errorText;

    /** For Hibernate. */
    protected RecordedOutcome() {}

    RecordedOutcome(int callerId, String messageKey, int item, long madeAt, Outcome<Effect> outcome) {
        this.callerId = callerId;
        this.messageKey = messageKey;
        this.item = item;
        this.madeAt = madeAt;
        this.itemKey = outcome.key();
        if (outcome instanceof Outcome.Ok<Effect> ok) {
            Guid changed = ok.value().guid();
            this.effect = (short) ok.value().kind().ordinal();
            this.guid = changed == null ? null : changed.value();
            this.version = ok.value().version();
        } else if (outcome instanceof Outcome.Failed<Effect> failed) {
            this.error = failed.code().name();
            this.errorText = failed.message();
        }
    }

    int item() {
        return item;
    }

    long madeAt() {
        return madeAt;
    }

    byte[] digest() {
        return digest == null ? new byte[0] : digest;
    }

    Outcome<Effect> outcome() {
        String key = itemKey == null ? "" : itemKey;
        if (error != null) {
            return new Outcome.Failed<>(key, ErrorCode.valueOf(error), errorText == null ? "" : errorText);
        }
        Effect.Kind kind = Effect.Kind.values()[effect == null ? 0 : effect];
        Guid file = guid == null ? null : new Guid(guid);
        return new Outcome.Ok<>(key, new Effect(kind, file, version == null ? 0 : version));
    }
}
