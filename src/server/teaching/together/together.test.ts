// A class makes a picture grow, with a real server and database.
import { beforeEach, expect, it } from 'vitest';
import { ownTogether } from '#shared/contract/own-together.ts';
import { together } from '#shared/contract/together.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { gameHistory } from '../../platform/db/schema.ts';
import { keepSums } from './keep-sums.ts';
import { deleteTogethersBefore } from './store.ts';

const server = setUpTestApp();

let otters: Awaited<ReturnType<typeof classWith>>;
beforeEach(async () => {
  otters = await classWith(server, ['Ann Bell', 'Omar Said']);
});

const path = () => `/api/classes/${otters.id}/together`;
const start = (minutes = 10) => otters.teacher.post(path(), { minutes, picture: 'wood' });
const board = async () => together.getTogether.reply.parse((await otters.teacher.get(path())).body);

/** A round that a pupil has finished and not sent yet. */
async function play(pupil: TestBrowser, stepMs = 1000) {
  const [dealt] = await dealTo(pupil, 'grammar-guru');
  if (!dealt) throw new Error('Nothing was dealt.');
  server.passTime(2 * MINUTE_MS);
  const playedAt = server.deps.now().toISOString();
  return { ...finishedRound(dealt, { stepMs }), playedAt };
}

const send = (pupil: TestBrowser, round: object) => pupil.post('/api/game/complete', round);

it('verified rounds of the class make the picture grow for the board and for its pupils; replays, rushed and unproved rounds, and other classes add nothing', async () => {
  const [ann, omar] = otters.pupils;
  if (!ann || !omar) throw new Error('Somebody is missing.');
  expect((await otters.teacher.get(path())).status).toBe(204);
  expect((await ann.get('/api/user/together')).status).toBe(204);
  const early = await play(ann);
  const { status, body } = await start();
  expect(status).toBe(201);
  expect(body).toMatchObject({ picture: 'wood', rounds: 0, players: null, growth: 0 });
  expect((await start()).status).toBe(409);
  const stranger = await server.loginAs();
  const round = await play(ann);
  for (const [pupil, sent] of [
    [ann, early],
    [ann, round],
    [ann, round],
    [omar, { ...round, userId: omar.id }],
    [omar, await play(omar, 10)],
    [omar, { gameId: 'word-search', score: 10, maxScore: 10 }],
    [stranger, await play(stranger)],
  ] as const) {
    await send(pupil, sent);
  }
  const rows = await server.deps.database.db.select().from(gameHistory);
  expect(rows.filter(({ verified, rushed }) => verified && !rushed)).toHaveLength(3);
  expect(await board()).toMatchObject({ rounds: 1, players: null, growth: 0.2 });
  const own = ownTogether.getOwnTogether.reply.parse((await omar.get('/api/user/together')).body);
  expect(own).toMatchObject({ picture: 'wood', growth: 0.2 });
  expect((await stranger.get('/api/user/together')).status).toBe(204);
});

it('a round from a tablet without network counts once when it comes, until an hour after the end, when the picture is gone for the board; pupils hear of it until the end', async () => {
  const [ann, omar] = otters.pupils;
  if (!ann || !omar) throw new Error('Somebody is missing.');
  await start(5);
  const [first, second] = [await play(ann), await play(omar)];
  server.passTime(30 * MINUTE_MS);
  expect((await ann.get('/api/user/together')).status).toBe(204);
  expect((await board())?.rounds).toBe(0);
  await send(ann, first);
  await send(ann, first);
  expect((await board())?.rounds).toBe(1);
  server.passTime(HOUR_MS);
  await send(omar, second);
  expect((await otters.teacher.get(path())).status).toBe(204);
});

it('the sum of a picture is kept once no late round can come, and stays when games are gone, until it is deleted with age', async () => {
  const [ann] = otters.pupils;
  if (!ann) throw new Error('Ann is missing.');
  const { db } = server.deps.database;
  const past = async () =>
    together.getPastTogethers.reply.parse((await otters.teacher.get(`${path()}s`)).body).rows;
  await start();
  await send(ann, await play(ann));
  await keepSums(db, server.deps.now());
  expect(await past()).toEqual([]);
  server.passTime(2 * HOUR_MS);
  await keepSums(db, server.deps.now());
  await db.delete(gameHistory);
  await keepSums(db, server.deps.now());
  expect(await past()).toMatchObject([{ picture: 'wood', rounds: 1, growth: 0.2 }]);
  await deleteTogethersBefore(db, server.deps.now());
  expect(await past()).toEqual([]);
});

it('a picture is among those that the class has grown as soon as it has ended', async () => {
  const [ann] = otters.pupils;
  if (!ann) throw new Error('Ann is missing.');
  await start();
  await send(ann, await play(ann));
  await otters.teacher.call(path(), { method: 'DELETE' });
  const { body } = await otters.teacher.get(`${path()}s`);
  expect(body).toMatchObject({ rows: [{ picture: 'wood', rounds: 1, growth: 0.2 }], total: 1 });
});

it('the teacher can end it, which a repeat does not change, and start anew', async () => {
  await start();
  server.passTime(MINUTE_MS);
  const stop = () => otters.teacher.call(path(), { method: 'DELETE' });
  expect((await stop()).status).toBe(204);
  const ended = await board();
  expect(Date.parse(ended?.endsAt ?? '')).toBeLessThanOrEqual(server.deps.now().getTime());
  server.passTime(MINUTE_MS);
  await stop();
  expect(await board()).toEqual(ended);
  expect((await start()).status).toBe(201);
});

it('the board is told that nothing is new, and may keep the answer to ask again', async () => {
  const [ann] = otters.pupils;
  if (!ann) throw new Error('Ann is missing.');
  await start();
  const first = await otters.teacher.get(path());
  const tag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = () => otters.teacher.call(path(), { headers: { 'if-none-match': tag } });
  expect(await again()).toMatchObject({ status: 304 });
  await send(ann, await play(ann));
  expect(await again()).toMatchObject({ status: 200, body: { rounds: 1 } });
});

it('neither a board nor a home page that is left open prolongs a session', async () => {
  const [ann] = otters.pupils;
  if (!ann) throw new Error('Ann is missing.');
  server.passTime(11 * HOUR_MS);
  expect((await otters.teacher.get(path())).status).toBe(204);
  server.passTime(2 * HOUR_MS);
  expect((await otters.teacher.get(path())).status).toBe(401);
  server.passTime(29 * 24 * HOUR_MS);
  expect((await ann.get('/api/user/together')).status).toBe(204);
  server.passTime(24 * HOUR_MS);
  expect((await ann.get('/api/user/together')).status).toBe(401);
});

it('an archived class and one without pupils cannot start', async () => {
  const none = await classWith(server, [], 'CDF347');
  const refused = await none.teacher.post(`/api/classes/${none.id}/together`, { minutes: 5 });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'There is nobody in this class yet.' },
  });
  await otters.set({ archivedAt: server.deps.now() });
  expect((await start()).status).toBe(409);
});
