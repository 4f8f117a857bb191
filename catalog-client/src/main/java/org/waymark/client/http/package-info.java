/**
 * What the clients of all wires share. A {@link org.waymark.client.http.RemoteCatalog} turns operations into questions and
 * answers of some form; {@link org.waymark.client.http.Service} sends, a {@link org.waymark.client.http.Reply} is what
 * comes, and {@link org.waymark.client.http.Failures} says what went wrong on the way.
 */
@NullMarked
package org.waymark.client.http;

import org.jspecify.annotations.NullMarked;
