// Statements that are put together once: doing so anew for every request takes longer than sending them.
import type { Db } from './database.ts';

/** drizzle's name of a statement that the database is to forget again: poolers in transaction mode can carry no other. */
export const UNNAMED = '';

/** What `build` makes for a connection, made once for each; end `build` with `.prepare(UNNAMED)`. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const before = built.get(session);
    if (before !== undefined) return before;
    const statement = build(db);
    built.set(session, statement);
    return statement;
  };
}
