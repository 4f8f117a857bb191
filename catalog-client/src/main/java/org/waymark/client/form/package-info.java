/**
 * What the catalog's values look like on a wire: one class for each aggregate, which writes its fields or reads them, one
 * after the other. What is null or a default is left out; what a reader does not know it skips. Whether objects, fields and
 * lists are those of JSON or elements of XML is known to the {@link org.waymark.client.form.FormReader} and the {@link
 * org.waymark.client.form.FormWriter} alone.
 */
@NullMarked
package org.waymark.client.form;

import org.jspecify.annotations.NullMarked;
