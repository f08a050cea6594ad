// A pupil of many years: what is answered of a history does not grow with it.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { historyEntrySchema } from '#shared/contract/play.ts';
import { gameHistory, users } from '#server/platform/db/schema.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { fillRecords } from './record-store.ts';

const server = setUpTestApp();
const GAMES = 1203;
const GAMES_AT_A_TIME = 500;

/** A pupil who has played so often; the duration of each game is its number. */
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
  for (let first = 0; first < games; first += GAMES_AT_A_TIME) {
    await db.insert(gameHistory).values(rows.slice(first, first + GAMES_AT_A_TIME));
  }
  await db.update(users).set({ gamesCompleted: games }).where(eq(users.id, pupil.id));
  await fillRecords(db);
  return pupil;
}

/** The numbers of the games that are answered, and how many there are said to be. */
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
  it('is answered with the newest 500, and says how many there are', async () => {
    const pupil = await pupilWith(GAMES);
    const { numbers, total } = await read(pupil);
    expect(numbers).toEqual(down(GAMES, GAMES - 499));
    expect(total).toBe(String(GAMES));
  });

  it('of 500 games and fewer is answered whole', async () => {
    expect(await read(await pupilWith(500))).toEqual({ numbers: down(500, 1), total: '500' });
    expect(await read(await server.loginAs())).toEqual({ numbers: [], total: '0' });
  });

  it('comes by the page, each game once, whatever the size of a page', async () => {
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
  });

  it.each(['?page=0', '?page=1.5', '?page=x', '?page=1&pageSize=501', '?page=1&pageSize=0'])(
    'refuses %s',
    async (query) => {
      const pupil = await server.loginAs();
      expect((await pupil.get(`/api/user/game-history${query}`)).status).toBe(400);
    },
  );

  it('begins with the game that was finished just now', async () => {
    const pupil = await pupilWith(GAMES);
    const game = { gameId: 'word-search', score: 7, maxScore: 10, duration: 9999 };
    await pupil.post('/api/game/complete', game);
    const { numbers, total } = await read(pupil);
    expect(numbers.slice(0, 2)).toEqual([9999, GAMES]);
    expect(numbers).toHaveLength(500);
    expect(total).toBe(String(GAMES + 1));
  });
});

describe('a student’s page', () => {
  it('has the newest games and the figures of all of them', async () => {
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
