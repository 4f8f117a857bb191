package org.waymark.server.rest;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MimeTypeUtils;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.Usage;
import org.waymark.wsdl.rest.NamespaceApi;
import org.waymark.wsdl.rest.model.DuAnswerJson;
import org.waymark.wsdl.rest.model.DuOutcomeJson;
import org.waymark.wsdl.rest.model.EntriesRequestJson;
import org.waymark.wsdl.rest.model.FindRequestJson;
import org.waymark.wsdl.rest.model.LinksAnswerJson;
import org.waymark.wsdl.rest.model.LinksOutcomeJson;
import org.waymark.wsdl.rest.model.StatAnswerJson;
import org.waymark.wsdl.rest.model.StatOutcomeJson;
import org.waymark.wsdl.rest.model.StatRequestJson;

/** Looking at the tree. */
@RestController
class NamespaceController implements NamespaceApi {

    private final CallerCatalog catalog;
    private final HttpServletRequest request;

    NamespaceController(CallerCatalog catalog, HttpServletRequest request) {
        this.catalog = catalog;
        this.request = request;
    }

    @Override
    public ResponseEntity<StatAnswerJson> stat(StatRequestJson body) {
        CatalogOperations operations = catalog.operations();
        Follow follow = AccessTypes.follow(body.getFollow());
        List<Outcome<Entry>> outcomes =
                BulkItems.ofLocators(body.getEntries(), "entries", entries -> operations.stat(entries, follow));
        return ResponseEntity.ok(new StatAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, entry) -> new StatOutcomeJson().key(key).value(EntryTypes.write(entry)),
                        (key, error) -> new StatOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<?> list(String dir, String pattern, Integer pageSize, @Nullable String pageToken) {
        CatalogOperations operations = catalog.operations();
        Locator directory = Locator.parse(dir);
        Glob names = new Glob(pattern);
        if (wantsStream()) {
            return streamed(sink -> operations.listAll(directory, names, sink));
        }
        return ResponseEntity.ok(
                EntryTypes.write(operations.list(directory, names, new PageRequest(pageSize, pageToken))));
    }

    /** Whether the caller would rather have lines than one JSON document; {@code *}{@code /*} means the document. */
    private boolean wantsStream() {
        List<MediaType> accepted = MediaType.parseMediaTypes(request.getHeader(HttpHeaders.ACCEPT));
        MimeTypeUtils.sortBySpecificity(accepted);
        return accepted.stream()
                .filter(type ->
                        type.includes(MediaType.APPLICATION_JSON) || type.includes(MediaType.APPLICATION_NDJSON))
                .findFirst()
                .map(type -> !type.includes(MediaType.APPLICATION_JSON))
                .orElse(false);
    }

    private static ResponseEntity<EntryLines> streamed(EntryLines lines) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_NDJSON).body(lines);
    }

    @Override
    public ResponseEntity<?> find(FindRequestJson body) {
        CatalogOperations operations = catalog.operations();
        FindRequest wanted = EntryTypes.read(body);
        return streamed(sink -> operations.find(wanted, sink));
    }

    @Override
    public ResponseEntity<DuAnswerJson> du(EntriesRequestJson body) {
        List<Outcome<Usage>> outcomes = BulkItems.ofLocators(body.getEntries(), "entries", catalog.operations()::du);
        return ResponseEntity.ok(new DuAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, usage) -> new DuOutcomeJson().key(key).value(EntryTypes.write(usage)),
                        (key, error) -> new DuOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<LinksAnswerJson> links(EntriesRequestJson body) {
        List<Outcome<List<CatalogPath>>> outcomes =
                BulkItems.ofLocators(body.getEntries(), "entries", catalog.operations()::links);
        return ResponseEntity.ok(new LinksAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, paths) -> new LinksOutcomeJson().key(key).value(EntryTypes.write(paths)),
                        (key, error) -> new LinksOutcomeJson().key(key).error(error))));
    }
}
