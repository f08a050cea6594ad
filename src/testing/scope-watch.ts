// Watches that the statements of a call touch nobody except people whom the scope functions have found for the caller.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { hearStatements, type Statement } from './statements.ts';

/** The first ids of users and classes in a watched test: numbers that occur nowhere else. */
const FIRST_USER = 710_000_000;
const FIRST_CLASS = 720_000_000;
const ID = /\b7[12]\d{7}\b/g;

/** Call before a test creates its first user and class. */
export async function startAtDistinctIds(db: Db): Promise<void> {
  await db.execute(
    sql`select setval('users_id_seq', ${FIRST_USER}), setval('classes_id_seq', ${FIRST_CLASS})`,
  );
}

const idsIn = (values: readonly unknown[]) =>
  [...JSON.stringify(values).matchAll(ID)].map(([id]) => Number(id));

/** The value of the first condition of this kind. */
function valueAt({ text, values }: Statement, condition: RegExp): unknown {
  return values[Number(condition.exec(text)?.[1]) - 1];
}

/** The condition that `isOwnClass` and `isOwnPupil` add to a statement. */
const SCOPE = /"class_teachers"\."user_id" = \$(\d+)/;
/** The pupils of one class. */
const OF_CLASS = /where \(?"class_pupils"\."class_id" = \$(\d+)/;
/** Drizzle's condition for an empty list. */
const OF_NOBODY = /where \(?false\b|\band false\b/;

/**
 * Watches all statements from now on. The returned function stops that, and returns the statements that read or write
 * users, classes or members of classes outside the caller's scope. A statement is within scope if it has the condition
 * of a scope function, names only the caller and people and classes that such statements have found, or inserts a user
 * or a class. `isAllowed` accepts others that have a reason.
 */
export function watchScope(
  callerId: number,
  isAllowed: (text: string) => boolean,
): () => readonly string[] {
  const found = new Set([callerId]);
  const own = new Set<Statement>();
  const astray: string[] = [];
  const stop = hearStatements(
    (statement) => {
      const { text, values } = statement;
      const ids = idsIn([valueAt(statement, OF_CLASS) ?? values].flat());
      const isOwn =
        valueAt(statement, SCOPE) === callerId ||
        /^insert into "(users|classes)"/.test(text) ||
        (ids.length > 0 && ids.every((id) => found.has(id)));
      if (!/"(users|classes|class_pupils)"/.test(text) || OF_NOBODY.test(text)) return;
      if (isOwn) own.add(statement);
      else if (!isAllowed(text)) astray.push(`${text} with ${JSON.stringify(values)}`);
    },
    (statement, rows) => {
      if (own.has(statement)) for (const id of idsIn(rows)) found.add(id);
    },
  );
  return () => {
    stop();
    return astray;
  };
}
