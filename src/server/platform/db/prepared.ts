// Statements that are built once: building them for every request takes longer than sending them.
import type { Db } from './database.ts';

/** Drizzle's name for an unnamed statement, which PostgreSQL parses and plans each time it is sent. */
const UNNAMED = '';

/** The sessions whose connections keep named statements. */
const keeping = new WeakSet<object>();
let count = 0;

/** From now on, PostgreSQL keeps the prepared statements of this connection, or of this pool's connections. */
export function keepStatements({ _: { session } }: Db): void {
  keeping.add(session);
}

/**
 * The result of `build`, cached for each connection; end `build` with `.prepare(name)`. Under a name PostgreSQL parses and plans a
 * statement once for each connection, which is half of its work for a request.
 */
export function prepared<Statement>(
  build: (db: Db, name: string) => Statement,
): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  const name = `prepared_${++count}`;
  return (db) => {
    const { session } = db._;
    const before = built.get(session);
    if (before !== undefined) return before;
    const statement = build(db, keeping.has(session) ? name : UNNAMED);
    built.set(session, statement);
    return statement;
  };
}
