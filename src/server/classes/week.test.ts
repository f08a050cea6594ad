// The goal that a class has for the week, with a real server and database.
import { expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { gameHistory } from '../platform/db/schema.ts';
import { startOf, weeksUntil } from '../platform/weeks.ts';

const server = setUpTestApp();

it('a class sees its verified rounds of this week, of the last one and its goal, and its pupils see the goal', async () => {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said']);
  const [ann, omar] = pupils;
  if (!ann || !omar) throw new Error('Somebody is missing.');
  const [present, before] = weeksUntil(server.deps.now(), 2);
  const monday = startOf(present?.from ?? '').getTime();
  const lastMonday = startOf(before?.from ?? '').getTime();
  const { db } = server.deps.database;
  const stranger = await server.loginAs();
  const game = { gameId: 'word-search', score: 7, verified: true };
  await db.insert(gameHistory).values([
    { ...game, userId: ann.id, nth: 1, createdAt: new Date(lastMonday - 1000) },
    { ...game, userId: ann.id, nth: 2, createdAt: new Date(lastMonday) },
    { ...game, userId: ann.id, nth: 3, createdAt: new Date(monday - 1000) },
    // Played last week on a tablet without network.
    {
      ...game,
      userId: ann.id,
      nth: 4,
      playedAt: new Date(monday - 60_000),
      createdAt: new Date(monday),
    },
    { ...game, userId: ann.id, nth: 5, createdAt: new Date(monday) },
    { ...game, userId: omar.id, nth: 1, createdAt: new Date(monday) },
    { ...game, userId: omar.id, nth: 2, createdAt: new Date(monday), rushed: true },
    { ...game, userId: omar.id, nth: 3, createdAt: new Date(monday), verified: false },
    { ...game, userId: stranger.id, nth: 1, createdAt: new Date(monday) },
  ]);
  const path = `/api/classes/${id}`;
  const week = async () => contract.getClass.reply.parse((await teacher.get(path)).body).week;
  expect(await week()).toEqual({ goal: null, rounds: 2, lastWeek: 3 });
  expect((await ann.get('/api/user/week')).status).toBe(204);
  const set = (weekGoal: number | null) =>
    teacher.call(path, { method: 'PATCH', body: { weekGoal } });
  for (const noGoal of [0, 2.5, 5001]) {
    expect(await set(noGoal)).toMatchObject({
      status: 400,
      body: { message: 'Please type a whole number of games, from 1 to 5000.' },
    });
  }
  await set(60);
  expect((await week()).goal).toBe(60);
  expect((await omar.get('/api/user/week')).body).toEqual({ goal: 60, rounds: 2, lastWeek: 3 });
  expect((await stranger.get('/api/user/week')).status).toBe(204);
  await set(null);
  expect((await omar.get('/api/user/week')).status).toBe(204);
});
