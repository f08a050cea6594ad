// SQL for the numbers that stand for the names of items, objectives and slips. Each process remembers those it has met.
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { answerTerms } from '../platform/db/schema.ts';
import { onceForDatabase } from '../platform/db/shared-by-connections.ts';

/** The numbers of terms by their names. */
export type TermNumbers = ReadonlyMap<string, number>;

/** The name of a term by its number; null for a number that no term has, and for none. */
export type NameOfTerm = (number: number | null) => string | null;

/**
 * What a process knows, both ways round. A term never changes its number and is never deleted, and there are only some thousands.
 * Looking up the terms of ten answers for each round took PostgreSQL 0.1 ms.
 */
interface KnownTerms {
  numbers: Map<string, number>;
  names: Map<number, string>;
}

const knownTerms = onceForDatabase<KnownTerms>(() => ({ numbers: new Map(), names: new Map() }));

const termsByName = prepared((db, name) =>
  db
    .select({ id: answerTerms.id, name: answerTerms.name })
    .from(answerTerms)
    .where(sql`${answerTerms.name} = any(${sql.placeholder('names')}::text[])`)
    .prepare(name),
);

const termsByNumber = prepared((db, name) =>
  db
    .select({ id: answerTerms.id, name: answerTerms.name })
    .from(answerTerms)
    .where(sql`${answerTerms.id} = any(${sql.placeholder('numbers')}::integer[])`)
    .prepare(name),
);

/**
 * Numbers by name, at least of those of these terms that are stored. Only those are looked up that the process does not know yet:
 * the class map asks for some thousands at each view.
 */
export async function findTermNumbers(db: Db, names: readonly string[]): Promise<TermNumbers> {
  const known = knownTerms.of(db);
  const unknown = names.filter((name) => !known.numbers.has(name));
  if (unknown.length > 0) learn(known, await termsByName(db).execute({ names: unknown }));
  return known.numbers;
}

/**
 * The same, and the terms are added where they are new. Not for use in a transaction: if it were rolled back, the process would
 * remember numbers that nobody has.
 */
export async function keepTerms(db: Db, names: readonly string[]): Promise<TermNumbers> {
  const numbers = await findTermNumbers(db, names);
  // In the same order everywhere, so that concurrent rounds with the same new terms cannot deadlock.
  const added = names.filter((name) => !numbers.has(name)).toSorted();
  if (added.length === 0) return numbers;
  await db
    .insert(answerTerms)
    .values([...new Set(added)].map((name) => ({ name })))
    .onConflictDoNothing();
  return findTermNumbers(db, added);
}

/** The names of at least these numbers. */
export async function findTermNames(db: Db, numbers: Iterable<number | null>): Promise<NameOfTerm> {
  const known = knownTerms.of(db);
  const unknown = new Set<number>();
  for (const number of numbers) {
    if (number !== null && !known.names.has(number)) unknown.add(number);
  }
  if (unknown.size > 0) {
    learn(known, await termsByNumber(db).execute({ numbers: [...unknown] }));
  }
  return (number) => (number === null ? null : (known.names.get(number) ?? null));
}

/** For tests, which empty the tables of a process that goes on running. */
export const forgetTerms = knownTerms.forget;

function learn({ numbers, names }: KnownTerms, rows: readonly { id: number; name: string }[]) {
  for (const { id, name } of rows) {
    numbers.set(name, id);
    names.set(id, name);
  }
}
