import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { hearStatements } from '#testing/statements.ts';
import { answerTerms } from '../platform/db/schema.ts';
import { findTermNames, findTermNumbers, forgetTerms, keepTerms } from './terms-store.ts';

const fresh = setUpFreshDb();
const ISLAND = 'word/island#meaning';
const FACT = 'fact/7×8';
const OBJECTIVE = 'Y4.MD.1';

const kept = async () => {
  const rows = await fresh.database.db.select().from(answerTerms).orderBy(answerTerms.name);
  return rows.map(({ name }) => name);
};

describe('terms', () => {
  it('have numbers by which their names are found, also by a process that has not met them', async () => {
    const { db } = fresh.database;
    const numbers = await keepTerms(db, [ISLAND, FACT]);
    const [island = 0, fact = 0] = [numbers.get(ISLAND), numbers.get(FACT)];
    expect(new Set([island, fact, 0]).size).toBe(3);
    const isKnown = async () => {
      const found = await findTermNumbers(db, [ISLAND, FACT]);
      expect([found.get(ISLAND), found.get(FACT)]).toEqual([island, fact]);
      const nameOf = await findTermNames(db, [island, fact, null]);
      expect([island, fact, null].map(nameOf)).toEqual([ISLAND, FACT, null]);
    };
    await isKnown();
    forgetTerms(db);
    await isKnown();
    forgetTerms(db);
    const nameOf = await findTermNames(db, [fact]);
    expect([nameOf(fact), nameOf(island)]).toEqual([FACT, null]);
  });

  it('that nobody has kept have no number, and are not kept by being looked up', async () => {
    const { db } = fresh.database;
    expect((await findTermNumbers(db, [ISLAND])).has(ISLAND)).toBe(false);
    expect(await kept()).toEqual([]);
    // What was looked up in vain is looked up again.
    await db.insert(answerTerms).values({ name: ISLAND });
    expect((await findTermNumbers(db, [ISLAND])).get(ISLAND)).toBeGreaterThan(0);
  });

  it('that nobody has kept have no name, until they are', async () => {
    const { db } = fresh.database;
    expect((await findTermNames(db, [1, 2_000_000_000]))(1)).toBeNull();
    const [row] = await db.insert(answerTerms).values({ name: FACT }).returning();
    expect(row?.id).toBe(1);
    const nameOf = await findTermNames(db, [1, 2_000_000_000]);
    expect([1, 2_000_000_000].map(nameOf)).toEqual([FACT, null]);
  });

  it('are kept once, however often they are named, also by calls at once', async () => {
    const { db } = fresh.database;
    const names = [ISLAND, FACT, OBJECTIVE];
    const [one, other] = await Promise.all([
      keepTerms(db, [...names, ISLAND]),
      keepTerms(db, names.toReversed()),
    ]);
    expect(await kept()).toEqual(names.toSorted());
    const rows = await db.select().from(answerTerms);
    for (const { id, name } of rows) expect([one.get(name), other.get(name)]).toEqual([id, id]);
    const before = names.map((name) => one.get(name));
    forgetTerms(db);
    const again = await keepTerms(db, names);
    expect(names.map((name) => again.get(name))).toEqual(before);
    expect(await kept()).toHaveLength(3);
  });

  it('that another process is about to keep have the number that it gives them', async () => {
    const { db } = fresh.database;
    const waitsForOther = () =>
      db
        .select({ waits: sql<string>`wait_event_type` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    const { added, keeping } = await db.transaction(async (other) => {
      const [added] = await other.insert(answerTerms).values({ name: FACT }).returning();
      const keeping = { terms: keepTerms(db, [FACT, ISLAND]) };
      await expect.poll(waitsForOther).toHaveLength(1);
      return { added, keeping };
    });
    const numbers = await keeping.terms;
    expect(numbers.get(FACT)).toBe(added?.id);
    expect(numbers.get(ISLAND)).toBeGreaterThan(0);
    expect(await kept()).toEqual([FACT, ISLAND]);
  });

  it('are looked up once, however often a process asks for them', async () => {
    const { db } = fresh.database;
    const id = (await keepTerms(db, [FACT])).get(FACT) ?? 0;
    forgetTerms(db);
    const heard: string[] = [];
    const stop = hearStatements(({ text }) => heard.push(text));
    try {
      await findTermNames(db, [id]);
      await findTermNumbers(db, [FACT]);
      await keepTerms(db, [FACT]);
      await findTermNames(db, [id, null]);
    } finally {
      stop();
    }
    expect(heard).toHaveLength(1);
  });
});
