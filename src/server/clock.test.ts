// Sets the machine's clock forward or back, as happens after a power cut: nobody is locked out, and nothing is lost or
// recorded twice.
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import { deleteExpiredSessions } from './accounts/session/session-store.ts';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();
const { register, paySilently, comeBack, eventArrives, ...at } = payingAt(server);

const play = (pupil: TestBrowser) =>
  pupil.post('/api/game/complete', { gameId: 'word-search', score: 8, maxScore: 10 });
const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;

describe.each([
  ['forward by an hour', HOUR_MS],
  ['back by an hour', -HOUR_MS],
  ['forward by a year', 365 * DAY_MS],
  ['back by a year', -365 * DAY_MS],
])('after the clock is put %s', (_, jump) => {
  it('a changed clock loses no game, and the history is in the order of the dates it shows', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    for (let nth = 1; nth <= 4; nth++) await play(pupil);
    server.passTime(jump);
    if (!(await isSignedIn(pupil))) {
      await pupil.post('/api/login', { username: 'zara', password: PASSWORD });
    }
    expect((await play(pupil)).body).toMatchObject({ gamesCompleted: 5, newAvatarsUnlocked: 5 });
    server.passTime(-jump);
    expect((await play(pupil)).body).toMatchObject({ gamesCompleted: 6, newAvatarsUnlocked: 0 });
    const { body } = await pupil.get('/api/user/game-history');
    const dates = Array.isArray(body) ? body.map(({ createdAt }) => String(createdAt)) : [];
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates).toHaveLength(6);
  });

  it('somebody who logs in under a wrong clock stays signed in when it is corrected', async () => {
    await server.loginAs({ username: 'zara' });
    server.passTime(jump);
    const pupil = server.browser();
    await pupil.post('/api/login', { username: 'zara', password: PASSWORD });
    expect(await isSignedIn(pupil)).toBe(true);
    server.passTime(-jump);
    await pupil.post('/api/login', { username: 'zara', password: PASSWORD });
    expect(await isSignedIn(pupil)).toBe(true);
  });

  it('a changed clock still makes the account of somebody who has paid, once, and signs them in', async () => {
    const id = await register('zara');
    await paySilently(id);
    server.passTime(jump);
    await eventArrives(id, { id: 'evt_1' });
    await comeBack(id);
    server.passTime(-jump);
    await comeBack(id);
    await eventArrives(id, { id: 'evt_2' });
    expect(await at.usernames()).toEqual(['zara']);
    const logIn = { username: 'zara', password: PASSWORD };
    expect((await server.browser().post('/api/login', logIn)).status).toBe(200);
  });

  it('a checkout signs in at most once', async () => {
    const id = await register('zara');
    await paySilently(id);
    const answers = [await comeBack(id)];
    for (const step of [jump, -jump, -jump]) {
      server.passTime(step);
      answers.push(await comeBack(id));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 409, 409]);
  });

  it('the admin panel stays in order', async () => {
    const pupil = await server.loginAs();
    await play(pupil);
    server.passTime(jump);
    await play(await server.loginAs());
    server.passTime(-jump);
    const admin = await server.loginAs({ isAdmin: true });
    for (const path of ['stats', 'students?sort=lastActive&page=1', `student/${pupil.id}`]) {
      expect((await admin.get(`/api/admin/${path}`)).status).toBe(200);
    }
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalGamesPlayed: 2 });
  });
});

it('the clean-up under the right clock does not end a session of a clock that was ahead', async () => {
  server.passTime(DAY_MS);
  const pupil = await server.loginAs();
  server.passTime(-DAY_MS);
  await deleteExpiredSessions(server.deps.database.db, server.deps.now());
  expect(await isSignedIn(pupil)).toBe(true);
});
