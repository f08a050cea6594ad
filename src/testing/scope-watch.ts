// Watches that the statements of a call are about nobody whom the scope functions have not found for the caller.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { hearStatements, type Statement } from './statements.ts';

/** Ids of users and classes in a watched test: numbers that nothing else has. */
const FIRST_USER = 710_000_000;
const FIRST_CLASS = 720_000_000;
const ID = /\b7[12]\d{7}\b/g;

/** Call before the first user and class of a test is made. */
export async function giveTellingIds(db: Db): Promise<void> {
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

/** What `isOwnClass` and `isOwnPupil` put into a statement. */
const SCOPE = /"class_teachers"\."user_id" = \$(\d+)/;
/** Of the pupils of one class. */
const OF_CLASS = /where \(?"class_pupils"\."class_id" = \$(\d+)/;
/** What Drizzle makes of a list without members. */
const OF_NOBODY = /where \(?false\b|\band false\b/;

/**
 * Watches all statements from now on; the function that it returns ends that, and answers each that reads or writes users, classes or
 * members of classes and is not about the caller's own: neither does it have a scope function's condition, nor is it about nobody but
 * the caller, whom and what such statements have found for them, and what was made meanwhile. Those that `isAllowed` have a reason.
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
