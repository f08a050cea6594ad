// A thousand random schedules of finished games that are repeated, late, simultaneous or interrupted: every game counts exactly
// once.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Completed } from '#shared/contract/play.ts';
import { gameHistory, users } from '#server/platform/db/schema.ts';
import { insertUser } from '#server/accounts/user/store.ts';
import { isPowerCut, withPowerCutAt } from '#testing/power-cut.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { completeReported } from './complete-round.ts';
import { countWaitingGames } from './totals-store.ts';

vi.setConfig({ testTimeout: 300_000 });

const RUNS = 1000;
/** Few, so that many are sent again. */
const PLAYS = 3;
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
  maxLength: 2,
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

/** Every pupil's counters are in step with their games, of which there is one for each that was finished. */
async function expectInStep(finished: ReadonlyMap<number, number>): Promise<void> {
  const { db } = server.deps.database;
  const games = await db.select().from(gameHistory).orderBy(gameHistory.nth);
  const gamesOf = new Map<number, typeof games>([...finished.keys()].map((id) => [id, []]));
  for (const game of games) gamesOf.get(game.userId)?.push(game);
  const kept = await db.select().from(users);
  expect(kept).toHaveLength(finished.size);
  for (const { id, gamesCompleted, scoreSum } of kept) {
    const own = gamesOf.get(id) ?? [];
    const plays = finished.get(id) ?? 0;
    expect(own.map(({ nth }) => nth)).toEqual(Array.from({ length: plays }, (_, nth) => nth + 1));
    expect(gamesCompleted).toBe(plays);
    expect(Number(scoreSum)).toBe(own.reduce((total, { score }) => total + score, 0));
  }
}

it(`every game counts exactly once in ${RUNS} schedules of repeated, reordered, concurrent and interrupted games`, async () => {
  const finished = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(schedule, async (moments) => {
      const { id, answers } = await play(moments);
      const plays = new Set(moments.flat().map(({ play }) => play)).size;
      finished.set(id, plays);
      // Repeats get the first response, and no two games have the same number.
      const firsts = [...answers.values()].map((replies) => {
        expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
        return replies[0]?.gamesCompleted;
      });
      expect(new Set(firsts).size).toBe(plays);
    }),
    { numRuns: RUNS },
  );
  await expectInStep(finished);
  // The admin panel shows the totals, which several processes count at once.
  await Promise.all([1, 2, 3].map(() => countWaitingGames(server.deps.database.db)));
  const admin = await server.loginAs({ isAdmin: true });
  const all = await server.deps.database.db.$count(gameHistory);
  expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalGamesPlayed: all });
});
