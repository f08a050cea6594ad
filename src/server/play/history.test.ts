// Responses about a pupil who has played for years do not grow with the history.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { studentDetailSchema } from '#shared/contract/admin.ts';
import { historyEntrySchema } from '#shared/contract/play.ts';
import { DAY_MS } from '#shared/dates.ts';
import { gameHistory, gameRecords, users } from '#server/platform/db/schema.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { fillRecords } from './finished-games-store.ts';

const server = setUpTestApp();
/** More than a page can hold. */
const GAMES = 503;

/** A pupil who has played this many games; the duration of each game is its number. */
async function pupilWith(games: number): Promise<TestBrowser & { id: number }> {
  const { db } = server.deps.database;
  const pupil = await server.loginAs();
  const at = (nth: number) => new Date(Date.UTC(2020, 0, 1) + nth * 60_000);
  const rows = Array.from({ length: games }, (_, index) => ({
    userId: pupil.id,
    gameId: 'word-search',
    score: 5,
    maxScore: 10,
    duration: index + 1,
    nth: index + 1,
    createdAt: at(index + 1),
  }));
  await db.insert(gameHistory).values(rows);
  await db.update(users).set({ gamesCompleted: games }).where(eq(users.id, pupil.id));
  await fillRecords(db);
  return pupil;
}

/** The numbers of the games in the response, and its total. */
async function read(pupil: TestBrowser, query = '') {
  const { status, body, headers } = await pupil.get(`/api/user/game-history${query}`);
  expect(status).toBe(200);
  const numbers = z
    .array(historyEntrySchema)
    .parse(body)
    .map(({ duration }) => duration ?? 0);
  return { numbers, total: headers['x-total-count'] };
}

/** Numbers from `first` down to `last`. */
const down = (first: number, last: number) =>
  Array.from({ length: Math.max(0, first - last + 1) }, (_, index) => first - index);

describe('a history', () => {
  it('a history of up to 500 games is returned in full', async () => {
    expect(await read(await pupilWith(500))).toEqual({ numbers: down(500, 1), total: '500' });
    expect(await read(await server.loginAs())).toEqual({ numbers: [], total: '0' });
  });

  it('the pages of a longer history contain each game once, whatever their size, and a request without a page returns the newest 500, from the one just finished, and the total', async () => {
    const pupil = await pupilWith(GAMES);
    expect((await read(pupil, '?page=1')).numbers).toEqual(down(GAMES, GAMES - 49));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: 500 }), async (pageSize) => {
        const pages = Math.ceil(GAMES / pageSize);
        const all: number[] = [];
        for (let page = 1; page <= pages; page++) {
          const { numbers, total } = await read(pupil, `?page=${page}&pageSize=${pageSize}`);
          expect(total).toBe(String(GAMES));
          all.push(...numbers);
        }
        expect(all).toEqual(down(GAMES, 1));
        expect((await read(pupil, `?page=${pages + 1}&pageSize=${pageSize}`)).numbers).toEqual([]);
      }),
      { numRuns: 5 },
    );
    const newest = { numbers: down(GAMES, GAMES - 499), total: String(GAMES) };
    expect(await read(pupil)).toEqual(newest);
    const game = { gameId: 'word-search', score: 7, maxScore: 10, duration: 9999 };
    await pupil.post('/api/game/complete', game);
    const numbers = [9999, ...newest.numbers.slice(0, 499)];
    expect(await read(pupil)).toEqual({ numbers, total: String(GAMES + 1) });
  });

  it('a query for a page that there cannot be is refused', async () => {
    const pupil = await server.loginAs();
    for (const query of [
      '?page=0',
      '?page=1.5',
      '?page=x',
      '?page=1&pageSize=501',
      '?page=1&pageSize=0',
    ]) {
      const { status } = await pupil.get(`/api/user/game-history${query}`);
      expect(status, query).toBe(400);
    }
  });
});

describe('a round sent days later by an offline tablet', () => {
  const game = { gameId: 'word-search', score: 7, maxScore: 10 };

  /** One of Monday's rounds is sent on Wednesday, after a game on Tuesday. */
  async function sentLate() {
    const pupil = await server.loginAs();
    const begun = server.deps.now().getTime();
    const playedAt = new Date(begun + 600_000).toISOString();
    const [dealt] = await dealTo(pupil, 'word-search');
    if (!dealt) throw new Error('Nothing was dealt.');
    server.passTime(DAY_MS);
    await pupil.post('/api/game/complete', game);
    server.passTime(DAY_MS);
    await pupil.post('/api/game/complete', { ...finishedRound(dealt), playedAt });
    return { pupil, playedAt, tuesday: begun + DAY_MS };
  }

  it('a round sent later is in the pupil’s history, on every page, and on the staff’s page at the time it was played, for staff with the time it was recorded', async () => {
    const { pupil, playedAt, tuesday } = await sentLate();
    const datesOf = async (query: string) => {
      const { body } = await pupil.get(`/api/user/game-history${query}`);
      return z.array(historyEntrySchema).parse(body);
    };
    const [later, earlier] = await datesOf('');
    expect(earlier?.createdAt).toBe(playedAt);
    expect(await datesOf('?page=1&pageSize=1')).toEqual([later]);
    expect(await datesOf('?page=2&pageSize=1')).toEqual([earlier]);
    const owner = await server.loginAs({ isAdmin: true });
    const page = await owner.get(`/api/admin/student/${pupil.id}`);
    const { history, performance } = studentDetailSchema.parse(page.body);
    expect(history.map(({ nth }) => nth)).toEqual([1, 2]);
    expect(history[1]).toMatchObject({ nth: 2, createdAt: playedAt });
    expect(Date.parse(history[1]?.recordedAt ?? '')).toBeGreaterThanOrEqual(tuesday + DAY_MS);
    const before = await owner.get(`/api/admin/student/${pupil.id}/history?before=1`);
    expect(before.body).toEqual([history[1]]);
    // Tuesday's game was played last.
    expect(performance[0]?.lastPlayed).toBe(history[0]?.createdAt);
    const { body } = await owner.get('/api/admin/students');
    expect(body).toMatchObject([{ lastActive: history[0]?.createdAt }]);
  });

  it('a trend is from the attempt played first to the one played last, whenever they were sent, also in records rebuilt from the history', async () => {
    const pupil = await server.loginAs();
    const now = server.deps.now().getTime();
    const sent = [
      { score: 5, daysAgo: 5 },
      { score: 8, daysAgo: 1 },
      { score: 3, daysAgo: 3 },
      { score: 2, daysAgo: 9 },
      { score: 4, daysAgo: 7 },
    ];
    for (const { score, daysAgo } of sent) {
      const playedAt = new Date(now - daysAgo * DAY_MS).toISOString();
      await pupil.post('/api/game/complete', { ...game, score, playedAt });
    }
    const owner = await server.loginAs({ isAdmin: true });
    const trends = async () => {
      const { body } = await owner.get(`/api/admin/student/${pupil.id}`);
      return studentDetailSchema.parse(body).performance.map(({ trendPercent }) => trendPercent);
    };
    expect(await trends()).toEqual([60]);
    const { db } = server.deps.database;
    await db.delete(gameRecords);
    await fillRecords(db);
    expect(await trends()).toEqual([60]);
  });

  it('a round without a deal is shown when it was played, but if that is in the future or longer ago than a device keeps a deal, when it was recorded', async () => {
    const pupil = await server.loginAs();
    const now = server.deps.now().getTime();
    const offsets = [-DAY_MS, 60_000, -31 * DAY_MS];
    for (const offset of offsets) {
      const playedAt = new Date(now + offset).toISOString();
      await pupil.post('/api/game/complete', { ...game, playedAt });
    }
    const { body } = await pupil.get('/api/user/game-history');
    const entries = z.array(historyEntrySchema).parse(body).toReversed();
    const shown = entries.map(({ createdAt }) => Date.parse(createdAt) - now);
    expect(shown.map((offset, nth) => offset === offsets[nth])).toEqual([true, false, false]);
    for (const offset of shown) expect(offset).toBeLessThan(60_000);
  });
});

describe('a student’s page', () => {
  it('a student’s page shows the newest games and figures for all games', async () => {
    const pupil = await pupilWith(GAMES);
    const teacher = await server.loginAs({ isAdmin: true });
    const { body } = await teacher.get(`/api/admin/student/${pupil.id}`);
    expect(body).toMatchObject({
      user: { gamesCompleted: GAMES },
      performance: [{ gameId: 'word-search', attempts: GAMES, averagePercent: 50 }],
    });
    const page = z.object({ history: z.array(historyEntrySchema) }).parse(body);
    expect(page.history.map(({ duration }) => duration)).toEqual(down(GAMES, GAMES - 49));
  });
});
