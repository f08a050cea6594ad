// SQL for the numbers by which answers refer to items, objectives and slips, which each process remembers.
import { sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { answerTerms } from '../platform/db/schema.ts';
import type { NumberedAnswer } from './packed-answers.ts';

/** The numbers of terms by their names. */
type TermNumbers = ReadonlyMap<string, number>;

/**
 * The numbers that a process knows, by the session of its database. A term never changes its number and is never deleted, and
 * there are only some thousands. Looking up the terms of ten answers for each round took PostgreSQL 0.1 ms.
 */
const knownNumbers = new WeakMap<object, Map<string, number>>();

const termsByName = prepared((db, name) =>
  db
    .select({ id: answerTerms.id, name: answerTerms.name })
    .from(answerTerms)
    .where(sql`${answerTerms.name} = any(${sql.placeholder('names')}::text[])`)
    .prepare(name),
);

/**
 * The answers with the numbers of their terms, which are added where they are new. Not for use in a transaction: if it
 * were rolled back, the process would remember numbers that nobody has.
 */
export async function numberAnswers(db: Db, answers: readonly Answer[]): Promise<NumberedAnswer[]> {
  const numbers = await numbersOf(db, answers);
  const numberOf = (name: string) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`The term ${name} was not kept.`);
    return number;
  };
  return answers.map(({ item, objective, right, slip, ms, tries, rating }) => ({
    item: numberOf(item),
    objective: objective === null ? null : numberOf(objective),
    right,
    slip: slip === null ? null : numberOf(slip),
    ms,
    tries,
    rating,
  }));
}

/**
 * The numbers by name, of all these terms at least that an answer has ever named. Only those are looked up that the process
 * does not know yet: the class map asks for some thousands at each view.
 */
export async function findTermNumbers(db: Db, names: readonly string[]): Promise<TermNumbers> {
  const known = knownOn(db);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) await learn(db, unknown, known);
  return known;
}

/** For tests, which empty the tables of a process that goes on running. */
export function forgetTermNumbers({ _: { session } }: Db): void {
  knownNumbers.delete(session);
}

async function numbersOf(db: Db, answers: readonly Answer[]): Promise<TermNumbers> {
  const known = knownOn(db);
  const unknown = new Set<string>();
  const note = (name: string | null) => {
    if (name !== null && !known.has(name)) unknown.add(name);
  };
  for (const { item, objective, slip } of answers) {
    note(item);
    note(objective);
    note(slip);
  }
  if (unknown.size === 0) return known;
  const names = [...unknown];
  await learn(db, names, known);
  // In the same order everywhere, so that concurrent rounds with the same new terms cannot deadlock.
  const added = names.filter((name) => !known.has(name)).toSorted();
  if (added.length === 0) return known;
  await db
    .insert(answerTerms)
    .values(added.map((name) => ({ name })))
    .onConflictDoNothing();
  await learn(db, added, known);
  return known;
}

async function learn(db: Db, names: string[], known: Map<string, number>): Promise<void> {
  for (const { id, name } of await termsByName(db).execute({ names })) known.set(name, id);
}

function knownOn({ _: { session } }: Db): Map<string, number> {
  const before = knownNumbers.get(session);
  if (before) return before;
  const known = new Map<string, number>();
  knownNumbers.set(session, known);
  return known;
}
