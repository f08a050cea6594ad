import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { DAY_MS } from '#shared/dates.ts';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { insertUser } from '../accounts/user/store.ts';
import { firstRememberedDay, type States } from '../memory/apply-round.ts';
import { findObjectivesOf, findStates, replaceStates, switchMemory } from '../memory/store.ts';
import {
  gameHistory,
  installationNotes,
  itemMemories,
  memoryCheckpoints,
  users,
} from '../platform/db/schema.ts';
import { monthsBefore } from '../platform/utc-day.ts';
import { forgetAnswersBefore, forgetItems, recomputeAllMemory } from './recompute-memory.ts';
import { recordGame } from './record-game.ts';

const fresh = setUpFreshDb();
const START = Date.parse('2026-01-05T09:00:00Z');
const RATINGS = ['again', 'hard', 'good', null] as const;

/** One school's clock, database and pupils. */
function school() {
  const { database } = fresh;
  let time = START;
  const deps = { database, now: () => new Date(time) };
  return {
    ...deps,
    db: database.db,
    pass: (days: number) => {
      time += days * DAY_MS;
    },
    newPupil: async () =>
      (await insertUser(database.db, { username: randomUUID(), passwordHash: 'x', yearGroup: 3 }))
        .id,
    /** The memory of each item, ordered by item. */
    memoryOf: async (userId: number) => byItem(await findStates(database.db, userId, 'now')),
    checkpointOf: async (userId: number) =>
      byItem(await findStates(database.db, userId, 'checkpoint')),
    async play(userId: number, answers: readonly Rated[], round: Partial<Round> = {}) {
      const { daysLate = null, isRushed = false, isVerified = true } = round;
      const at = new Date(time);
      await recordGame(database.db, {
        userId,
        gameId: 'grammar-guru',
        score: 5,
        maxScore: 10,
        duration: 60,
        playId: randomUUID(),
        at,
        playedAt: daysLate === null ? null : new Date(time - daysLate * DAY_MS),
        replayed: isVerified ? { answers: answers.map(toAnswer), rushed: isRushed } : null,
      });
    },
  };
}

const byItem = (states: States) =>
  Array.from(states, ([item, state]) => ({ item, ...state })).toSorted((one, other) =>
    one.item < other.item ? -1 : 1,
  );

interface Rated {
  item: number;
  rating: ReviewRating | null;
  objective?: string | null;
}

const toAnswer = ({ item, rating, objective = null }: Rated) => ({
  item: `fact/${item}×7`,
  objective,
  right: rating !== 'again',
  slip: null,
  ms: 900,
  tries: 1,
  rating,
});

interface Round {
  answers: Rated[];
  daysLate: number | null;
  isRushed: boolean;
  isVerified: boolean;
}

const anyRound = fc.record<Round>({
  answers: fc.array(
    fc.record({ item: fc.integer({ min: 1, max: 4 }), rating: fc.constantFrom(...RATINGS) }),
    { maxLength: 4 },
  ),
  daysLate: fc.option(fc.integer({ min: 0, max: 30 })),
  isRushed: fc.boolean(),
  isVerified: fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.constant(false)),
});

/** The next event, some days after the last. */
const anyEvent = fc.record({
  days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 900 })),
  what: fc.oneof(
    { arbitrary: anyRound, weight: 8 },
    { arbitrary: fc.constantFrom('answers age', 'items are forgotten', 'switched'), weight: 3 },
  ),
});

it('recomputing memory gives the same result as game by game, even with late games and deleted old answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEvent, { minLength: 1, maxLength: 14 }),
      fc.constantFrom(1, 24, 60),
      async (events, answerMonths) => {
        const { db, pass, newPupil, memoryOf, play, ...deps } = school();
        const pupil = await newPupil();
        let isOn = true;
        for (const { days, what } of events) {
          pass(days);
          if (what === 'answers age') {
            await forgetAnswersBefore(deps, monthsBefore(deps.now(), answerMonths));
          } else if (what === 'items are forgotten') {
            await forgetItems(deps);
          } else if (what === 'switched') {
            isOn = !isOn;
            await switchMemory(db, pupil, isOn);
          } else {
            await play(pupil, what.answers, what);
          }
        }
        await forgetItems(deps);
        const remembered = await memoryOf(pupil);
        const firstDay = firstRememberedDay(deps.now());
        expect(remembered.filter(({ reviewedOn }) => reviewedOn < firstDay)).toEqual([]);
        await db.delete(itemMemories).where(eq(itemMemories.userId, pupil));
        await recomputeAllMemory(deps);
        expect(await memoryOf(pupil)).toEqual(remembered);
        expect(await recomputeAllMemory(deps)).toMatchObject({ changed: 0 });
        await db.delete(users).where(eq(users.id, pupil));
        await db.delete(installationNotes);
      },
    ),
    { numRuns: Number(process.env['ROUNDS'] ?? 25) },
  );
});

describe('recomputing memory', () => {
  it('recomputing memory repairs manual changes in the database, and counts the repaired accounts', async () => {
    const { db, newPupil, memoryOf, play, ...deps } = school();
    const [zara, omar] = [await newPupil(), await newPupil()];
    for (const pupil of [zara, omar]) await play(pupil, [{ item: 7, rating: 'good' }]);
    const remembered = await memoryOf(zara);
    const changed = remembered.map(
      ({ item, ...state }) => [item, { ...state, stability: 99 }] as const,
    );
    await replaceStates(db, zara, 'now', new Map(changed));
    expect(await memoryOf(zara)).toMatchObject([{ stability: 99 }]);
    expect(await recomputeAllMemory(deps)).toEqual({ users: 2, changed: 1 });
    expect(await memoryOf(zara)).toEqual(remembered);
  });
});

describe('deletion because of age', () => {
  it('deleting old answers leaves a checkpoint for as long as their item is remembered', async () => {
    const { db, pass, newPupil, memoryOf, checkpointOf, play, ...deps } = school();
    const pupil = await newPupil();
    await play(pupil, [
      { item: 1, rating: 'good' },
      { item: 2, rating: 'again' },
    ]);
    pass(400);
    await play(pupil, [{ item: 1, rating: 'good' }]);
    pass(400);
    await forgetAnswersBefore(deps, monthsBefore(deps.now(), 24));
    await forgetItems(deps);
    const [first] = await db.select().from(gameHistory).orderBy(gameHistory.nth);
    expect(first?.answers).toBeNull();
    expect(await memoryOf(pupil)).toMatchObject([{ repetitions: 2 }]);
    expect(await checkpointOf(pupil)).toMatchObject([{ repetitions: 1 }]);
    pass(400);
    await forgetItems(deps);
    expect(await memoryOf(pupil)).toEqual([]);
    expect(await db.select().from(memoryCheckpoints)).toEqual([]);
  });

  it('old answers are deleted on time, even if a clock that was ahead has deleted some too early', async () => {
    const { db, pass, newPupil, play, ...deps } = school();
    const pupil = await newPupil();
    await play(pupil, [{ item: 1, rating: 'good' }]);
    await forgetAnswersBefore(deps, new Date(deps.now().getTime() + 100 * DAY_MS));
    await play(pupil, [{ item: 1, rating: 'good' }]);
    pass(740);
    await forgetAnswersBefore(deps, monthsBefore(deps.now(), 24));
    const rounds = await db.select({ answers: gameHistory.answers }).from(gameHistory);
    expect(rounds).toEqual([{ answers: null }, { answers: null }]);
  });

  it('items not met for 24 months are deleted from memory and checkpoint, and the others are unchanged', async () => {
    const { pass, newPupil, memoryOf, checkpointOf, play, ...deps } = school();
    const [zara, omar] = [await newPupil(), await newPupil()];
    await play(zara, [{ item: 1, rating: 'good' }]);
    await play(omar, [{ item: 1, rating: 'good' }]);
    pass(100);
    await play(
      zara,
      [2, 3, 2].map((item) => ({ item, rating: 'again' })),
    );
    pass(100);
    await play(zara, [{ item: 3, rating: 'good' }]);
    await play(omar, [{ item: 1, rating: 'hard' }]);
    await forgetAnswersBefore(deps, new Date(deps.now().getTime() + 1));
    const [remembered, ofOmar] = [await memoryOf(zara), await memoryOf(omar)];
    expect(remembered).toHaveLength(3);
    expect(await checkpointOf(zara)).toEqual(remembered);
    expect(await checkpointOf(omar)).toEqual(ofOmar);
    pass(560);
    await forgetItems(deps);
    const left = remembered.slice(1);
    expect(await memoryOf(zara)).toEqual(left);
    expect(await checkpointOf(zara)).toEqual(left);
    expect(await memoryOf(omar)).toEqual(ofOmar);
    expect(await checkpointOf(omar)).toEqual(ofOmar);
  });

  it('the objective counters are kept when every item is forgotten', async () => {
    const { db, pass, newPupil, memoryOf, play, ...deps } = school();
    const pupil = await newPupil();
    await play(pupil, [{ item: 1, rating: 'good', objective: 'Y4.MD.1' }]);
    const before = await findObjectivesOf(db, pupil);
    expect(before).toMatchObject([{ objective: 'Y4.MD.1', answered: 1 }]);
    pass(740);
    await forgetItems(deps);
    expect(await memoryOf(pupil)).toEqual([]);
    expect(await findObjectivesOf(db, pupil)).toEqual(before);
  });

  it('an item met again after 24 months is new', async () => {
    const { pass, newPupil, memoryOf, play } = school();
    const pupil = await newPupil();
    await play(pupil, [{ item: 1, rating: 'good' }]);
    pass(740);
    await play(pupil, [{ item: 1, rating: 'good' }]);
    expect(await memoryOf(pupil)).toMatchObject([{ repetitions: 1 }]);
  });
});
