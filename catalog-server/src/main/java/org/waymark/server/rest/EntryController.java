package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;
import org.waymark.wsdl.rest.EntryApi;
import org.waymark.wsdl.rest.model.EffectJson;
import org.waymark.wsdl.rest.model.EntryJson;
import org.waymark.wsdl.rest.model.EntryPatchJson;
import org.waymark.wsdl.rest.model.FileContentJson;

/** One entry as a web resource. */
@RestController
class EntryController implements EntryApi {

    private final CallerCatalog catalog;

    EntryController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    /** The framework compares the ETag with {@code If-None-Match}. */
    @Override
    public ResponseEntity<EntryJson> readEntry(
            Boolean follow, @Nullable String ifNoneMatch, @Nullable String lfn, @Nullable String guid) {
        Entry entry = catalog.operations()
                .stat(List.of(locator(lfn, guid)), AccessTypes.follow(follow))
                .get(0)
                .require();
        return ResponseEntity.ok().eTag(EntityTags.of(entry)).body(EntryTypes.write(entry));
    }

    @Override
    public ResponseEntity<EffectJson> putEntry(
            FileContentJson body,
            @Nullable String ifNoneMatch,
            @Nullable String idempotencyKey,
            @Nullable String lfn,
            @Nullable String guid) {
        if (guid != null) {
            throw CatalogException.invalid("a new file is named by lfn; its guid goes into the body");
        }
        CatalogPath path = EntryTypes.path(lfn, "lfn");
        Effect effect = lastEffect(
                EntityTags.ifNoneMatch(ifNoneMatch, path),
                List.of(NamespaceTypes.register(path, body)),
                idempotencyKey);
        return answer(effect.kind() == Effect.Kind.CREATED ? HttpStatus.CREATED : HttpStatus.OK, effect);
    }

    @Override
    public ResponseEntity<EffectJson> patchEntry(
            EntryPatchJson body,
            @Nullable String ifMatch,
            @Nullable String idempotencyKey,
            @Nullable String lfn,
            @Nullable String guid) {
        Locator locator = locator(lfn, guid);
        List<Change> changes = PatchTypes.read(body, locator);
        if (changes.isEmpty()) {
            throw CatalogException.invalid("there is nothing to change");
        }
        Effect effect = lastEffect(EntityTags.ifMatch(ifMatch, locator), changes, idempotencyKey);
        return answer(HttpStatus.OK, effect);
    }

    @Override
    public ResponseEntity<EffectJson> removeEntry(
            @Nullable String ifMatch, @Nullable String idempotencyKey, @Nullable String lfn, @Nullable String guid) {
        Locator locator = locator(lfn, guid);
        List<Precondition> conditions = EntityTags.ifMatch(ifMatch, locator);
        Effect effect = locator instanceof CatalogPath path
                ? remove(path, conditions, idempotencyKey)
                : lastEffect(conditions, List.of(new Change.Remove(locator)), idempotencyKey);
        return ResponseEntity.ok(OutcomeTypes.write(effect));
    }

    /**
     * Removes whatever is at {@code path}. What that is need not be asked first: the change of the wrong kind fails. One
     * message holds both, so that its repeat is the same message even though the entry is gone then.
     */
    private Effect remove(CatalogPath path, List<Precondition> conditions, @Nullable String idempotencyKey) {
        List<Change> either = List.of(new Change.Remove(path), new Change.Rmdir(path));
        List<Outcome<Effect>> outcomes = catalog.operations()
                .apply(new Message(Atomicity.EACH, conditions, either, MessageTypes.key(idempotencyKey)));
        boolean directory =
                outcomes.get(0) instanceof Outcome.Failed<Effect> failed && failed.code() == ErrorCode.IS_A_DIRECTORY;
        return outcomes.get(directory ? 1 : 0).require();
    }

    /** Carries out changes of one entry, all or none; a failure is said of the entry, not of one of the changes. */
    private Effect lastEffect(List<Precondition> conditions, List<Change> changes, @Nullable String idempotencyKey) {
        try {
            List<Outcome<Effect>> outcomes = catalog.operations()
                    .apply(new Message(Atomicity.ATOMIC, conditions, changes, MessageTypes.key(idempotencyKey)));
            return outcomes.get(outcomes.size() - 1).require();
        } catch (CatalogException e) {
            throw new CatalogException(e.code(), e.getMessage(), e);
        }
    }

    private static Locator locator(@Nullable String lfn, @Nullable String guid) {
        if ((lfn == null) == (guid == null)) {
            throw CatalogException.invalid("name the entry by lfn or by guid");
        }
        return lfn == null ? Guid.parse(guid) : CatalogPath.parse(lfn);
    }

    private static ResponseEntity<EffectJson> answer(HttpStatus status, Effect effect) {
        return ResponseEntity.status(status)
                .eTag(EntityTags.of(effect.version()))
                .body(OutcomeTypes.write(effect));
    }
}
