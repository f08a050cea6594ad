// Statements that are built once: building them for every request takes longer than sending them.
import type { Db } from './database.ts';

/** Drizzle's name for an unnamed statement, the only kind that poolers in transaction mode support. */
export const UNNAMED = '';

/** The result of `build`, cached for each connection; end `build` with `.prepare(UNNAMED)`. */
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
