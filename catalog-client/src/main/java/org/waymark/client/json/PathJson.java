package org.waymark.client.json;

import org.waymark.api.CatalogPath;

/** {@code "/grid/file"}. */
public final class PathJson implements JsonForm<CatalogPath> {

    public static final JsonForm<CatalogPath> FORM = new PathJson();

    private PathJson() {}

    @Override
    public CatalogPath read(JsonReader in) {
        return CatalogPath.parse(in.text());
    }

    @Override
    public void write(CatalogPath path, JsonWriter out) {
        out.text(path.text());
    }
}
