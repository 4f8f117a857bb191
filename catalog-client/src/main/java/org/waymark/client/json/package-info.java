/**
 * JSON as the REST contract and the command line's {@code --json} have it: {@link org.waymark.client.json.JsonReader} and
 * {@link org.waymark.client.json.JsonWriter}, token by token.
 */
@NullMarked
package org.waymark.client.json;

import org.jspecify.annotations.NullMarked;
