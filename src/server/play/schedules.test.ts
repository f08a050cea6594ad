// A thousand random schedules of finished games that are repeated, late, simultaneous or interrupted: every game counts exactly
// once.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Completed } from '#shared/contract/play.ts';
import { gameHistory, users } from '#server/platform/db/schema.ts';
import { insertUser } from '#server/accounts/user/store.ts';
import { isPowerCut, withPowerCutAt } from '#testing/power-cut.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { completeReported } from './complete-reported.ts';

vi.setConfig({ testTimeout: 300_000 });

const RUNS = 1000;
const PLAYS = 8;
const server = setUpTestApp();

/** A finished game being sent; the power fails at step `cut`, unless it is 0. */
const sending = fc.record({
  play: fc.nat(PLAYS - 1),
  gameId: fc.constantFrom('word-search', 'hangman-balloons'),
  score: fc.nat(10),
  cut: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.integer({ min: 1, max: 12 })),
});
type Sending = typeof sending extends fc.Arbitrary<infer T> ? T : never;
/** Groups of games that are sent at the same moment, one group after another. */
const schedule = fc.array(fc.array(sending, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

/** Sends a game; null if interrupted, with an unknown result. */
async function send(
  userId: number,
  playIds: readonly string[],
  { play, cut, ...game }: Sending,
): Promise<Completed | null> {
  const deps = cut === 0 ? server.deps : withPowerCutAt(server.deps, cut);
  try {
    const completion = { ...game, maxScore: 10, playId: playIds[play] };
    return (await completeReported(deps, userId, completion)).completed;
  } catch (error) {
    if (isPowerCut(error)) return null;
    throw error;
  }
}

/** Plays a schedule as a new pupil, then sends unanswered games again, as the browser does. */
async function play(schedule: readonly (readonly Sending[])[]) {
  const { db } = server.deps.database;
  const { id } = await insertUser(db, { username: randomUUID(), passwordHash: 'x', yearGroup: 3 });
  const playIds = Array.from({ length: PLAYS }, () => randomUUID());
  const answers = new Map<number, Completed[]>();
  const sendAll = async (batch: readonly Sending[]) => {
    const replies = await Promise.all(batch.map((each) => send(id, playIds, each)));
    for (const [nth, { play }] of batch.entries()) {
      const reply = replies[nth];
      if (reply) answers.set(play, [...(answers.get(play) ?? []), reply]);
    }
  };
  for (const batch of schedule) await sendAll(batch);
  const lost = schedule.flat().filter(({ play }) => !answers.has(play));
  for (const each of lost) await sendAll([{ ...each, cut: 0 }]);
  return { id, answers };
}

async function expectInStep(id: number, plays: number): Promise<void> {
  const { db } = server.deps.database;
  const [kept] = await db.select().from(users).where(eq(users.id, id));
  const games = await db.select().from(gameHistory).where(eq(gameHistory.userId, id));
  expect(games.map(({ nth }) => nth).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: plays }, (_, nth) => nth + 1),
  );
  const sum = games.reduce((total, { score }) => total + score, 0);
  expect(kept).toMatchObject({ gamesCompleted: plays });
  expect(Number(kept?.scoreSum)).toBe(sum);
}

it(`every game counts exactly once in ${RUNS} schedules of repeated, reordered, concurrent and interrupted games`, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (moments) => {
      const { id, answers } = await play(moments);
      const plays = new Set(moments.flat().map(({ play }) => play)).size;
      await expectInStep(id, plays);
      // Repeats get the first response, and no two games have the same number.
      const firsts = [...answers.values()].map((replies) => {
        expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
        return replies[0]?.gamesCompleted;
      });
      expect(new Set(firsts).size).toBe(plays);
    }),
    { numRuns: RUNS },
  );
  // The admin panel shows the totals.
  const admin = await server.loginAs({ isAdmin: true });
  const all = await server.deps.database.db.$count(gameHistory);
  expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalGamesPlayed: all });
});
