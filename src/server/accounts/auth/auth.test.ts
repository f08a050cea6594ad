import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();

describe('registering', () => {
  it('a registration makes a pupil without a year, who is signed in at once', async () => {
    const browser = server.browser();
    const registered = await browser.post('/api/register', {
      username: ' Zara ',
      password: PASSWORD,
    });
    expect(registered.status).toBe(201);
    expect(registered.body).toEqual({
      id: expect.any(Number),
      username: 'Zara',
      displayName: 'Zara',
      avatar: '🐶',
      yearGroup: null,
      role: 'pupil',
      isAdmin: false,
      gamesCompleted: 0,
      avatarsUnlocked: 15,
    });
    expect((await browser.get('/api/user')).body).toEqual(registered.body);
  });

  it('a registration keeps a display name, and shows the username in the place of an empty one', async () => {
    for (const [username, displayName, shown] of [
      ['zara', 'Zara the Brave', 'Zara the Brave'],
      ['omar', '   ', 'omar'],
      ['kim', null, 'kim'],
    ]) {
      const account = { username, password: PASSWORD, displayName };
      expect(await server.browser().post('/api/register', account)).toMatchObject({
        status: 201,
        body: { displayName: shown },
      });
    }
  });

  it('a registration with a mistake is refused with its message', async () => {
    const account = { username: 'ben', password: '12345' };
    expect(await server.browser().post('/api/register', account)).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    });
  });

  it('a taken username is refused whatever its case', async () => {
    await server.loginAs({ username: 'Élodie' });
    const again = { username: 'élodie', password: 'another one' };
    expect(await server.browser().post('/api/register', again)).toMatchObject({
      status: 409,
      body: { message: 'That username is already taken.' },
    });
  });

  it('a registration that is sent again with the right password ends signed in, for ten minutes', async () => {
    const account = { username: 'zara', password: PASSWORD };
    const first = await server.browser().post('/api/register', account);
    const again = server.browser();
    expect(await again.post('/api/register', account)).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect((await again.get('/api/user')).body).toEqual(first.body);
    server.passTime(10 * 60_000);
    expect((await server.browser().post('/api/register', account)).status).toBe(409);
  });

  it('a registration signs in to no new account of a teacher, although name and password are right', async () => {
    const { username } = await server.loginAs({ role: 'teacher' });
    const browser = server.browser();
    expect(await browser.post('/api/register', { username, password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: 'That username is already taken.' },
    });
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('a registration that guesses at the password of a new account is counted like a log-in', async () => {
    await server.browser().post('/api/register', { username: 'zara', password: PASSWORD });
    const guess = () =>
      server.browser().post('/api/register', { username: 'zara', password: 'a guess' });
    for (let nth = 0; nth < 10; nth++) expect((await guess()).status).toBe(409);
    expect((await guess()).status).toBe(429);
  });

  it('two simultaneous registrations of one name give it to only one of them', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nth) =>
        server
          .browser()
          .post('/api/register', { username: 'omar', password: `${PASSWORD} ${nth}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('logging in', () => {
  it('a log-in accepts the username in any case and with spaces around it', async () => {
    await server.loginAs({ username: 'Zara' });
    const answer = await server
      .browser()
      .post('/api/login', { username: ' zARA ', password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { username: 'Zara' } });
  });

  it('no answer contains the password or its hash', async () => {
    const pupil = await server.loginAs();
    const { body } = await pupil.get('/api/user');
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
  });
});

describe('the throttle of log-ins', () => {
  const guess = (username: string, password = 'wrong one') =>
    server.browser().post('/api/login', { username, password });

  it('simultaneous guesses get no more tries than guesses one by one', async () => {
    await server.loginAs({ username: 'zara' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('zara')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('a successful log-in clears earlier failures', async () => {
    await server.loginAs({ username: 'zara' });
    for (let i = 0; i < 9; i++) await guess('zara');
    expect((await guess('zara', PASSWORD)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await guess('zara')).status).toBe(401);
  });

  it('a whole class can log in at once from one address', async () => {
    const names = await Promise.all(
      Array.from(
        { length: 30 },
        async (_, i) => (await server.loginAs({ username: `p${i}` })).username,
      ),
    );
    const answers = await Promise.all(names.map((name) => guess(name, PASSWORD)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('sessions', () => {
  it('a page that asks for the session gets the user, and null for nobody, never an error', async () => {
    const browser = server.browser();
    const { status, body } = await browser.get('/api/session');
    expect([status, body]).toEqual([200, { user: null }]);
    await browser.post('/api/register', { username: 'zara', password: PASSWORD });
    const user = (await browser.get('/api/user')).body;
    expect((await browser.get('/api/session')).body).toEqual({ user });
  });

  it('a session survives 29 days without use but not 31', async () => {
    const pupil = await server.loginAs();
    server.passTime(29 * DAY_MS);
    expect((await pupil.get('/api/user')).status).toBe(200);
    server.passTime(29 * DAY_MS);
    expect((await pupil.get('/api/user')).status).toBe(200);
    server.passTime(31 * DAY_MS);
    expect((await pupil.get('/api/user')).status).toBe(401);
  });

  it('the session cookie over plain HTTP is HttpOnly and SameSite, and lasts 30 days', async () => {
    await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const { headers } = await server.browser().call('/api/login', { method: 'POST', body });
    const [cookie] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^sid=\d+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});
