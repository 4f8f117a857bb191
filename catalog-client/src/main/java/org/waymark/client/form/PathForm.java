package org.waymark.client.form;

import org.waymark.api.CatalogPath;

/** {@code "/grid/file"}. */
public final class PathForm implements Form<CatalogPath> {

    public static final Form<CatalogPath> FORM = new PathForm();

    private PathForm() {}

    @Override
    public CatalogPath read(FormReader in) {
        return CatalogPath.parse(in.text());
    }

    @Override
    public void write(CatalogPath path, FormWriter out) {
        out.text(path.text());
    }
}
