import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/cards.ts';
import type { StudentDetail, StudentRow } from '#shared/contract/admin.ts';
import { COMMAND_LINE } from '#server/accounts/audit/event.ts';
import {
  auditLog,
  feedbacks,
  gameHistory,
  gameTotals,
  uncountedGames,
  messages,
  users,
} from '#server/platform/db/schema.ts';
import { insertFeedback } from '#server/play/ratings-store.ts';
import { recordGame } from '#server/play/record-game.ts';
import { countWaitingGames } from '#server/play/totals-store.ts';
import { insertPupils, insertUser } from '#server/accounts/user/store.ts';
import { FIRST_AVATAR } from '#shared/avatars.ts';
import { DAY_MS, MINUTE_MS } from '#shared/dates.ts';
import { WITHOUT_PROOF } from '#testing/finished-game.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { changeAccount } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';
import { findStats } from './stats-store.ts';
import { findPerformance } from './student-store.ts';
import { findStudents } from './students-store.ts';

const server = setUpTestApp();
const NOW = new Date('2026-11-20T11:30:00.000Z');

type Game = typeof gameHistory.$inferSelect;

/** A fraction of whole numbers, exact however many are added. */
interface Fraction {
  over: bigint;
  under: bigint;
}

const NOTHING: Fraction = { over: 0n, under: 1n };
const add = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const minus = ({ over, under }: Fraction): Fraction => ({ over: -over, under });

/** One decimal, half away from zero. */
function rounded({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over;
  const tenths = Number((20n * size + under) / (2n * under));
  return (over < 0n && tenths !== 0 ? -tenths : tenths) / 10;
}

function mean(values: readonly Fraction[]): number | null {
  if (values.length === 0) return null;
  const { over, under } = values.reduce(add, NOTHING);
  return rounded({ over, under: under * BigInt(values.length) });
}

const share = ({ score, maxScore }: Game, of: bigint): Fraction => ({
  over: of * BigInt(score),
  under: BigInt(maxScore),
});
const outOfTen = (game: Game) => share(game, 10n);
const percent = (game: Game) => share(game, 100n);
const isRushed = ({ verified, rushed }: Game) => verified && rushed;
const isUnverified = ({ verified }: Game) => !verified;

/** All figures of the admin area, calculated from users and raw history alone. */
async function fromRawHistory() {
  const { db } = server.deps.database;
  const pupils = (await db.select().from(users)).filter(({ role }) => role !== 'owner');
  const isPupil = (id: number) => pupils.some((pupil) => pupil.id === id);
  const games = (await db.select().from(gameHistory)).filter(({ userId }) => isPupil(userId));
  const ratings = (await db.select().from(feedbacks)).filter(({ userId }) => isPupil(userId));
  const weekAgo = NOW.getTime() - 7 * DAY_MS;
  const thisWeek = games.filter(({ createdAt }) => createdAt.getTime() >= weekAgo);
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const days = Array.from({ length: 30 }, (_, i) =>
    dayOf(new Date(NOW.getTime() - (29 - i) * DAY_MS)),
  );
  const gamesOf = (userId: number) =>
    games.filter((game) => game.userId === userId).toSorted((a, b) => a.nth - b.nth);
  return {
    stats: {
      totalStudents: pupils.length,
      activeStudentsThisWeek: new Set(thisWeek.map(({ userId }) => userId)).size,
      totalGamesPlayed: games.length,
      gamesPlayedThisWeek: thisWeek.length,
      rushedGames: games.filter(isRushed).length,
      unverifiedGames: games.filter(isUnverified).length,
      averageScore: mean(games.map(outOfTen)),
      popularGames: [...new Set(games.map(({ gameId }) => gameId))]
        .map((gameId) => ({ gameId, count: games.filter((g) => g.gameId === gameId).length }))
        .toSorted((a, b) => b.count - a.count || (a.gameId < b.gameId ? -1 : 1)),
      gamesPerDay: days.map((day) => ({
        day,
        count: games.filter(({ createdAt }) => dayOf(createdAt) === day).length,
      })),
      ratings: ratings.length,
    },
    students: pupils.map(({ id }) => {
      const own = gamesOf(id);
      return {
        id,
        gamesPlayed: own.length,
        avgScore: mean(own.map(outOfTen)),
        rushed: own.filter(isRushed).length,
        unverified: own.filter(isUnverified).length,
        lastActive: own.at(-1)?.createdAt.toISOString() ?? null,
        performance: performanceOf(own),
      };
    }),
  };
}

function performanceOf(games: readonly Game[]): StudentDetail['performance'] {
  return [...new Set(games.map(({ gameId }) => gameId))].map((gameId) => {
    const own = games.filter((game) => game.gameId === gameId);
    const [first, last] = [own[0], own.at(-1)];
    const measured = own.flatMap(({ duration }) =>
      duration === null ? [] : [{ over: BigInt(duration), under: 1n }],
    );
    const trend = first && last ? add(percent(last), minus(percent(first))) : NOTHING;
    return {
      gameId,
      attempts: own.length,
      averagePercent: mean(own.map(percent)) ?? 0,
      averageSeconds: mean(measured),
      timed: measured.length,
      rushed: own.filter(isRushed).length,
      unverified: own.filter(isUnverified).length,
      trendPercent: own.length > 1 ? rounded(trend) : null,
      lastPlayed: last?.createdAt.toISOString() ?? '',
    };
  });
}

const pick = ({ id, gamesPlayed, avgScore, lastActive, rushed, unverified }: StudentRow) => ({
  id,
  gamesPlayed,
  avgScore,
  rushed,
  unverified,
  lastActive,
});
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const byGame = (a: { gameId: string }, b: { gameId: string }) => (a.gameId < b.gameId ? -1 : 1);

async function fromTheAdminArea() {
  const { db } = server.deps.database;
  const { recentFeedback, ...stats } = await findStats(db, NOW);
  const rows = await findStudents(db, { sort: 'name', order: 'asc' });
  const students = [];
  for (const row of rows.toSorted(byId)) {
    const performance = (await findPerformance(db, row.id)).toSorted(byGame);
    students.push({ ...pick(row), performance });
  }
  return { stats: { ...stats, ratings: recentFeedback.length }, students };
}

const PEOPLE = 4;
const person = fc.nat(PEOPLE - 1);
const somethingHappens = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      what: fc.constant('game' as const),
      person,
      game: fc.nat(GAMES.length - 1),
      maxScore: fc.oneof(fc.constant(10), fc.integer({ min: 1, max: 50 })),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      duration: fc.option(fc.integer({ min: 0, max: 900 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('rating', 'count'), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('promote', 'demote', 'delete'), person }),
  },
);

/** Random events of the last 60 days, oldest first, none close to the edge of a week. */
const story = fc
  .array(fc.tuple(fc.nat(60 * 24 * 60), somethingHappens), { maxLength: 40 })
  .map((events) =>
    events
      .toSorted(([a], [b]) => b - a)
      .map(([minutes, event]) => ({
        event,
        at: new Date(NOW.getTime() - minutes * MINUTE_MS - 30_000),
      })),
  );

type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

async function tell(happenings: Story): Promise<void> {
  const { deps } = server;
  const { db } = deps.database;
  for (const table of [auditLog, messages, users, gameTotals, uncountedGames]) {
    await db.delete(table);
  }
  await insertUser(db, { username: 'head', passwordHash: 'x', role: 'owner', yearGroup: 1 });
  const names = Array.from({ length: PEOPLE }, (_, nth) => `pupil ${nth}`);
  const pupil = { passwordHash: 'x', avatar: FIRST_AVATAR };
  const ids = await insertPupils(
    db,
    names.map((name) => ({ ...pupil, username: name, displayName: name })),
  );
  const people = ids.map((id, nth) => ({ id, username: names[nth] ?? '' }));
  const gone = new Set<number>();
  for (const { event, at } of happenings) {
    const someone = people[event.person];
    if (!someone || gone.has(someone.id)) continue;
    const { id: userId, username } = someone;
    if (event.what === 'game' && 'maxScore' in event) {
      const { maxScore, duration, part } = event;
      const gameId = GAMES[event.game]?.id ?? '';
      const score = Math.round(part * maxScore);
      await recordGame(db, { ...WITHOUT_PROOF, userId, gameId, score, maxScore, duration, at });
    } else if (event.what === 'count') {
      await countWaitingGames(db);
    } else if (event.what === 'rating') {
      const rating = { userId, gameId: 'word-search', rating: 4, comment: null, at };
      await insertFeedback(db, rating);
    } else if (event.what === 'delete') {
      gone.add(userId);
      await deleteAccount(deps, COMMAND_LINE, userId, username);
    } else {
      await changeAccount(deps, COMMAND_LINE, userId, { isAdmin: event.what === 'promote' });
    }
  }
}

describe('the figures', () => {
  it('the figures match the raw history, whatever was played, promoted, demoted and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (happenings) => {
        await tell(happenings);
        const expected = await fromRawHistory();
        expect(await fromTheAdminArea()).toEqual({
          ...expected,
          students: expected.students.toSorted(byId).map(({ performance, ...row }) => ({
            ...row,
            performance: performance.toSorted(byGame),
          })),
        });
      }),
      { numRuns: 40 },
    );
  }, 90_000);

  it('the figures round a mean that is exactly half-way up, even a mean of twelfths', async () => {
    const { db } = server.deps.database;
    const pupil = await insertUser(db, { username: 'mia', passwordHash: 'x' });
    // 10/12 + 10/12 + 100/48 = 3.75, and a third of that is 1.25, although none of the three terms has a finite
    // decimal.
    for (const [score, maxScore] of [
      [1, 12],
      [1, 12],
      [10, 48],
    ] as const) {
      const game = { userId: pupil.id, gameId: 'word-search', score, maxScore };
      await recordGame(db, { ...WITHOUT_PROOF, ...game, duration: null, at: NOW });
    }
    expect((await findStats(db, NOW)).averageScore).toBe(1.3);
    expect((await findStudents(db, { sort: 'name', order: 'asc' }))[0]?.avgScore).toBe(1.3);
  });

  it('an empty school has no figures', async () => {
    const teacher = await server.loginAs({ isAdmin: true });
    const { body } = await teacher.get('/api/admin/stats');
    expect(body).toMatchObject({
      totalStudents: 0,
      activeStudentsThisWeek: 0,
      totalGamesPlayed: 0,
      gamesPlayedThisWeek: 0,
      averageScore: null,
      popularGames: [],
      recentFeedback: [],
    });
    expect(body).toHaveProperty('gamesPerDay.length', 30);
  });

  it('the figures include the newest feedback first, with its author', async () => {
    const pupil = await server.loginAs({ displayName: 'Zara', username: 'zara' });
    for (const comment of ['first', 'second']) {
      await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 5, comment });
    }
    const teacher = await server.loginAs({ isAdmin: true });
    await teacher.post('/api/game/feedback', { gameId: 'word-search', rating: 1 });
    const { body } = await teacher.get('/api/admin/stats');
    expect(body).toMatchObject({
      recentFeedback: [
        { comment: 'second', displayName: 'Zara', avatar: '🐶', rating: 5 },
        { comment: 'first' },
      ],
    });
    expect(body).toHaveProperty('recentFeedback.length', 2);
  });

  it('a pupil’s figures include history and feedback, newest first, and an unknown pupil gets 404', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const play = (score: number, duration?: number) =>
      pupil.post('/api/game/complete', { gameId: 'word-search', score, maxScore: 10, duration });
    await play(4, 60);
    await play(9, 30);
    await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 5 });
    const teacher = await server.loginAs({ isAdmin: true });
    expect(await teacher.get(`/api/admin/student/${pupil.id}`)).toMatchObject({
      status: 200,
      body: {
        user: { username: 'zara', displayName: 'zara', yearGroup: 3, gamesCompleted: 2 },
        history: [{ score: 9, duration: 30 }, { score: 4 }],
        feedback: [{ gameId: 'word-search', rating: 5, comment: null }],
        performance: [{ attempts: 2, averagePercent: 65, averageSeconds: 45, trendPercent: 50 }],
      },
    });
    expect((await teacher.get('/api/admin/student/999')).status).toBe(404);
    expect((await teacher.get('/api/admin/student/x')).status).toBe(400);
  });
});
