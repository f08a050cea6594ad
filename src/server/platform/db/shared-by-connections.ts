// What a process keeps in memory for a database, whichever of its connections asks.
import type { Db } from './database.ts';

/** The pool of each connection, both by their sessions. */
const pools = new WeakMap<object, object>();

/** Says that a connection is one of a pool. */
export function belongsTo({ _: connection }: Db, { _: pool }: Db): void {
  pools.set(connection.session, pool.session);
}

/**
 * Something that is made once for each database. Only for what never changes there: what a transaction has read of its own changes
 * may be rolled back.
 */
export function onceForDatabase<Kept>(make: () => Kept): {
  of: (db: Db) => Kept;
  /** For tests, which empty the tables of a process that goes on running. */
  forget: (db: Db) => void;
} {
  const kept = new WeakMap<object, Kept>();
  const keyOf = ({ _: { session } }: Db) => pools.get(session) ?? session;
  return {
    of(db) {
      const before = kept.get(keyOf(db));
      if (before !== undefined) return before;
      const made = make();
      kept.set(keyOf(db), made);
      return made;
    },
    forget: (db) => void kept.delete(keyOf(db)),
  };
}
