import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { predictionsSchema } from '#shared/contract/predictions.ts';
import { DAY_MS } from '#shared/dates.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { replaceStates } from '../memory/store.ts';
import * as schema from '../platform/db/schema.ts';
import { utcDay } from '../platform/utc-day.ts';
import { evaluatePredictions } from './evaluate-predictions.ts';

const server = setUpTestApp();

interface Played {
  nth: number;
  daysAgo: number;
  items: readonly number[];
  rating: ReviewRating | null;
  verified?: boolean;
  rushed?: boolean;
}

async function play(userId: number, { nth, daysAgo, items, rating, ...rest }: Played) {
  const createdAt = new Date(server.deps.now().getTime() - daysAgo * DAY_MS);
  const answers = items.map((item) => ({
    item: `fact/${item}`,
    objective: null,
    right: rating === 'good',
    slip: null,
    ms: 1000,
    tries: 1,
    rating,
  }));
  await server.deps.database.db.insert(schema.gameHistory).values({
    userId,
    gameId: 'grammar-guru',
    score: 5,
    maxScore: 10,
    nth,
    createdAt,
    verified: true,
    ...rest,
    answers,
  });
}

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

async function report() {
  const owner = await server.loginAs({ isAdmin: true });
  const { status, body } = await owner.get('/api/admin/predictions');
  expect(status).toBe(200);
  return body;
}

it('there is no report before the first evaluation', async () => {
  expect(await report()).toEqual({ computedAt: null, reviews: 0, figures: null });
});

it('with few reviews the report contains only their number', async () => {
  const { id } = await server.loginAs();
  await play(id, { nth: 1, daysAgo: 9, items: itemsFrom(1, 10), rating: 'good' });
  await play(id, { nth: 2, daysAgo: 7, items: itemsFrom(1, 10), rating: 'again' });
  await evaluatePredictions(server.deps);
  expect(await report()).toEqual({
    computedAt: expect.any(String),
    reviews: 10,
    figures: null,
  });
});

it('first meetings, repeats on one day, rushed and unverified rounds and unrated answers do not count as reviews', async () => {
  const { id } = await server.loginAs();
  const items = itemsFrom(1, 5);
  await play(id, { nth: 1, daysAgo: 9, items, rating: 'good' });
  await play(id, { nth: 2, daysAgo: 9, items, rating: 'good' });
  await play(id, { nth: 3, daysAgo: 5, items, rating: 'good', rushed: true });
  await play(id, { nth: 4, daysAgo: 4, items, rating: 'good', verified: false });
  await play(id, { nth: 5, daysAgo: 3, items, rating: null });
  await evaluatePredictions(server.deps);
  expect(await report()).toMatchObject({ reviews: 0 });
});

it('pupils whose memory is off, and games before it was switched on, do not count', async () => {
  const [off, on] = [await server.loginAs(), await server.loginAs()];
  for (const { id } of [off, on]) {
    for (const nth of [1, 2, 3]) {
      await play(id, { nth, daysAgo: 10 - nth, items: itemsFrom(1, 10), rating: 'good' });
    }
  }
  const { db } = server.deps.database;
  const switched = (id: number, memoryFrom: number | null) =>
    db.update(schema.userSettings).set({ memoryFrom }).where(eq(schema.userSettings.userId, id));
  await switched(off.id, null);
  await switched(on.id, 2);
  await evaluatePredictions(server.deps);
  expect(await report()).toMatchObject({ reviews: 10 });
});

it('predictions continue from the checkpoint after older answers were deleted', async () => {
  const { id } = await server.loginAs();
  await play(id, { nth: 9, daysAgo: 1, items: itemsFrom(1, 10), rating: 'good' });
  const state = {
    stability: 4,
    difficulty: 5,
    bestStability: 4,
    reviewedOn: utcDay(new Date(server.deps.now().getTime() - 5 * DAY_MS)),
    repetitions: 2,
    lapses: 0,
  };
  await replaceStates(server.deps.database.db, id, 'checkpoint', new Map([['fact/3', state]]));
  await evaluatePredictions(server.deps);
  expect(await report()).toMatchObject({ reviews: 1 });
});

it('the predictions of a thousand reviews are compared with the outcomes', async () => {
  const [one, other] = [await server.loginAs(), await server.loginAs()];
  // The prediction after about 2.3 days is 90 % (FSRS-6's default for a first 'good'); 60 % were recalled.
  for (const { id } of [one, other]) {
    await play(id, { nth: 1, daysAgo: 10, items: itemsFrom(1, 500), rating: 'good' });
    await play(id, { nth: 2, daysAgo: 8, items: itemsFrom(1, 300), rating: 'good' });
    await play(id, { nth: 3, daysAgo: 8, items: itemsFrom(301, 200), rating: 'again' });
  }
  await evaluatePredictions(server.deps);
  const found = await report();
  expect(found).toMatchObject({
    reviews: 1000,
    figures: { recalled: 0.6, bins: [{ recalled: 0.6, count: 1000 }] },
  });
  const { figures } = predictionsSchema.parse(found);
  const predicted = figures?.bins[0]?.predicted ?? 0;
  expect(predicted).toBeGreaterThan(0.89);
  expect(predicted).toBeLessThan(0.93);
  expect(figures?.rmse).toBeCloseTo(predicted - 0.6, 6);
  expect(figures?.constantLogLoss).toBeCloseTo(0.673, 3);
  expect(figures?.logLoss).toBeGreaterThan(figures?.constantLogLoss ?? 0);
});

it('predictions are corrected by the earlier half of the reviews and judged by the later half', async () => {
  const pupils = [await server.loginAs(), await server.loginAs(), await server.loginAs()];
  // The prediction after two days is about 90 %; 60 % were recalled each time.
  for (const { id } of pupils) {
    for (const [nth, daysAgo] of [20, 10].entries()) {
      const first = 1000 * nth;
      await play(id, { nth: 3 * nth + 1, daysAgo, items: itemsFrom(first, 500), rating: 'good' });
      const later = daysAgo - 2;
      const some = itemsFrom(first, 300);
      await play(id, { nth: 3 * nth + 2, daysAgo: later, items: some, rating: 'good' });
      const others = itemsFrom(first + 300, 200);
      await play(id, { nth: 3 * nth + 3, daysAgo: later, items: others, rating: 'again' });
    }
  }
  await evaluatePredictions(server.deps);
  const { reviews, figures } = predictionsSchema.parse(await report());
  expect(reviews).toBe(3000);
  expect(figures).toMatchObject({ recalled: 0.6, learnt: { reviews: 1500 } });
  expect(figures?.bins).toEqual([
    { predicted: expect.closeTo(0.6, 2), recalled: 0.6, count: 1500 },
  ]);
  expect(figures?.logLoss).toBeCloseTo(0.673, 3);
  expect(figures?.learnt?.fsrsLogLoss).toBeGreaterThan(0.9);
  expect(figures?.learnt?.recallWhenDue).toBeCloseTo(0.6, 1);
});
