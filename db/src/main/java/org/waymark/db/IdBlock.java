package org.waymark.db;

/** Ids from a sequence, taken by the thousand, so that most of them cost no round trip. */
final class IdBlock {

    /** What the sequences advance by. */
    private static final int SIZE = 1000;

    private final String sequence;
    private long next;
    private long end;

    IdBlock(String sequence) {
        this.sequence = sequence;
    }

    synchronized long next(Statements statements) {
        if (next == end) {
            next = statements
                    .query(EntrySql.nextIds(statements.dialect(), sequence), row -> row.getLong(1))
                    .get(0);
            end = next + SIZE;
        }
        return next++;
    }
}
