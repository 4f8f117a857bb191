/**
 * The catalog's values as JSON, in the form of the REST contract: one class for each aggregate, which writes its fields
 * or reads them, token by token. What is null or a default is left out; what a reader does not know it skips.
 */
@NullMarked
package org.waymark.client.json;

import org.jspecify.annotations.NullMarked;
