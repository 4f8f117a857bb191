/**
 * Where the catalog is kept. Stores run SQL and authorise nothing; what they return are facts. The database is PostgreSQL
 * or Oracle; where the two differ, {@link org.waymark.db.Dialect} knows.
 */
@NullMarked
package org.waymark.db;

import org.jspecify.annotations.NullMarked;
