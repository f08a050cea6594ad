import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/dates.ts';
import { buildApp } from '#server/app.ts';
import { feedbacks, gameHistory } from '#server/platform/db/schema.ts';
import { setUpTestApp, type Answer, type TestBrowser } from '#testing/test-app.ts';
import { AppError } from '../platform/errors.ts';
import { checkWriteLimit } from './write-limits.ts';

const server = setUpTestApp();
const SECOND_MS = 1000;

const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const game = () => ({ gameId: 'word-search', score: 7, maxScore: 10, playId: randomUUID() });
const rating = () => ({ gameId: 'word-search', rating: 4, playId: randomUUID() });

const KINDS = [
  {
    what: 'games',
    path: '/api/game/complete',
    body: game,
    limit: 60,
    sentence: 'That was a lot of games in one minute. Please wait a moment.',
    kept: () => server.deps.database.db.select().from(gameHistory),
  },
  {
    what: 'ratings',
    path: '/api/game/feedback',
    body: rating,
    limit: 30,
    sentence: 'That was a lot of ratings in one minute. Please wait a moment.',
    kept: () => server.deps.database.db.select().from(feedbacks),
  },
] as const;

describe.each(KINDS)('$what', ({ path, body, limit, sentence, kept }) => {
  const send = (browser: TestBrowser, sent: object = body()) => browser.post(path, sent);
  const statusesOf = (answers: readonly Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it(`${limit} calls in a minute are accepted, and further ones refused with a message and the seconds to wait, but not a repeat or another pupil’s`, async () => {
    const pupil = await server.loginAs();
    const first = body();
    const { body: answer } = await send(pupil, first);
    for (const _ of times(limit - 1)) expect((await send(pupil)).status).toBe(201);
    const refused = await send(pupil);
    expect(refused).toMatchObject({ status: 429, body: { message: sentence } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await send(pupil, first)).toMatchObject({ status: 200, body: answer });
    expect(await kept()).toHaveLength(limit);
    expect((await send(await server.loginAs())).status).toBe(201);
    server.passTime(seconds * SECOND_MS);
    expect((await send(pupil)).status).toBe(201);
  });

  it('two processes together accept simultaneous calls exactly up to the limit', async () => {
    const pupil = await server.loginAs();
    const other = await buildApp(server.deps, '/nowhere');
    const answers = await Promise.all(
      times(limit + 10).map(async (nth) => {
        const app = nth % 2 ? other : server.app;
        const cookie = `sid=${pupil.cookie()}`;
        const call = { method: 'POST', url: path, headers: { cookie }, payload: body() } as const;
        const { statusCode, headers } = await app.inject(call);
        return { status: statusCode, body: null, headers };
      }),
    );
    await other.close();
    expect(statusesOf(answers, 201)).toBe(limit);
    expect(statusesOf(answers, 429)).toBe(10);
    expect(await kept()).toHaveLength(limit);
  });
});

const LIMIT = { times: 5, sentence: 'Too many.' };

function secondsToWait(earlier: number | undefined, now: number): number {
  try {
    checkWriteLimit(LIMIT, earlier === undefined ? undefined : new Date(earlier), new Date(now));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'too-many') throw error;
    return error.retryAfter ?? 0;
  }
}

it('exactly as many calls as the limit are accepted in any minute', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (all) => {
      const taken: number[] = [];
      let now = Date.UTC(2026, 0, 5);
      for (const pause of all) {
        now += pause;
        const recent = taken.filter((moment) => moment > now - MINUTE_MS);
        const wait = secondsToWait(taken.at(-LIMIT.times), now);
        expect(wait > 0).toBe(recent.length >= LIMIT.times);
        // After these seconds there is room for one.
        const then = now + wait * SECOND_MS;
        const left = taken.filter((moment) => moment > then - MINUTE_MS);
        expect(left.length).toBeLessThan(LIMIT.times);
        if (wait === 0) taken.push(now);
      }
    }),
  );
});

it('calls are accepted at once when a clock that was a minute or more ahead is corrected', () => {
  const now = Date.UTC(2026, 0, 5);
  expect(secondsToWait(now + MINUTE_MS - 1, now)).toBe(60);
  expect(secondsToWait(now + MINUTE_MS, now)).toBe(0);
  expect(secondsToWait(now + 365 * DAY_MS, now)).toBe(0);
});
