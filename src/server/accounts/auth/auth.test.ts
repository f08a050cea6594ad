import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';

const WRONG = { message: 'Wrong username or password.' };
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

  it('a registration keeps a display name that differs from the username', async () => {
    const account = { username: 'zara', password: PASSWORD, displayName: 'Zara the Brave' };
    expect((await server.browser().post('/api/register', account)).body).toMatchObject({
      displayName: 'Zara the Brave',
    });
  });

  it.each([
    ['  Zara the Brave ', 'Zara the Brave'],
    ['Zoe\u0308', 'Zoë'],
    ['🦊 <b>Zara</b>', '🦊 <b>Zara</b>'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['', 'zara'],
    ['   ', 'zara'],
    [null, 'zara'],
    [undefined, 'zara'],
  ])('the display name %j is shown as %j', async (displayName, shown) => {
    const account = { username: 'zara', password: PASSWORD, displayName };
    expect(await server.browser().post('/api/register', account)).toMatchObject({
      status: 201,
      body: { displayName: shown },
    });
  });

  it.each(['x'.repeat(41), 'a\u0000b', 'a\nb', 'a\u007fb', 'half \ud83d', 7, ['a'], { a: 1 }])(
    'the display name %j is refused',
    async (displayName) => {
      const account = { username: 'zara', password: PASSWORD, displayName };
      const answer = await server.browser().post('/api/register', account);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    },
  );

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

  it.each([
    [{ username: '', password: PASSWORD }, 'Username is required'],
    [{ username: '   ', password: PASSWORD }, 'Username is required'],
    [{ username: 'ben', password: '12345' }, 'Password must be at least 6 characters'],
    [{ username: 'x'.repeat(41), password: PASSWORD }, 'Username must be at most 40 characters'],
    [{ username: 'ben', password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
  ])('the registration %o is refused with its message', async (account, message) => {
    const answer = await server.browser().post('/api/register', account);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['<b>', 'a@b', 'a/b', 'a\u0000b', 'a\nb', 'smile 😀'])(
    'the username %j is refused',
    async (username) => {
      const answer = await server.browser().post('/api/register', { username, password: PASSWORD });
      expect(answer.status).toBe(400);
    },
  );

  it.each(['李小龙', 'Zoë', 'Sam B.', 'under_score', 'x-1', 'محمد'])(
    'the username %j is accepted',
    async (username) => {
      const answer = await server.browser().post('/api/register', { username, password: PASSWORD });
      expect(answer).toMatchObject({ status: 201, body: { username } });
    },
  );
});

describe('logging in', () => {
  it('a log-in accepts the username in any case and with spaces around it', async () => {
    await server.loginAs({ username: 'Zara' });
    const answer = await server
      .browser()
      .post('/api/login', { username: ' zARA ', password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { username: 'Zara' } });
  });

  it('a wrong password and an unknown name get the same answer', async () => {
    await server.loginAs({ username: 'zara' });
    for (const username of ['zara', 'nobody']) {
      const answer = await server.browser().post('/api/login', { username, password: 'wrong one' });
      expect(answer).toMatchObject({ status: 401, body: WRONG });
    }
  });

  it('no answer contains the password or its hash', async () => {
    const pupil = await server.loginAs();
    const { body } = await pupil.get('/api/user');
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
  });

  it.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: 'zara' }, 'Password is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
  ])('a log-in with %o is told which field is missing', async (credentials, message) => {
    const answer = await server.browser().post('/api/login', credentials);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the throttle of log-ins', () => {
  const guess = (username: string, password = 'wrong one') =>
    server.browser().post('/api/login', { username, password });

  it('even the right password is refused after 10 failures in 15 minutes', async () => {
    await server.loginAs({ username: 'zara' });
    for (let i = 0; i < 10; i++) expect((await guess('zara')).status).toBe(401);
    const refused = await guess('ZARA', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('simultaneous guesses get no more tries than guesses one by one', async () => {
    await server.loginAs({ username: 'zara' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('zara')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('a successful log-in clears earlier failures', async () => {
    await server.loginAs({ username: 'zara' });
    for (let i = 0; i < 9; i++) await guess('zara');
    expect((await guess('zara', PASSWORD)).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await guess('zara')).status).toBe(401);
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

  it('a session ends on the server when its user logs out', async () => {
    const pupil = await server.loginAs();
    const stolen = pupil.cookie() ?? '';
    expect((await pupil.post('/api/logout')).status).toBe(204);
    expect((await pupil.get('/api/user')).status).toBe(401);
    const thief = server.browser();
    thief.setCookie(stolen);
    expect((await thief.get('/api/user')).status).toBe(401);
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

  it('each log-in gives the session a new token and ends the old one (no fixation)', async () => {
    const pupil = await server.loginAs();
    const before = pupil.cookie() ?? '';
    await pupil.post('/api/login', { username: pupil.username, password: PASSWORD });
    expect(pupil.cookie()).not.toBe(before);
    const other = server.browser();
    other.setCookie(before);
    expect((await other.get('/api/user')).status).toBe(401);
  });

  it.each(['A'.repeat(43), `1.${'A'.repeat(43)}`, `999999999999.${'A'.repeat(43)}`, '1.', '.'])(
    'the made-up token %s opens no session',
    async (token) => {
      await server.loginAs();
      const browser = server.browser();
      browser.setCookie(token);
      expect((await browser.get('/api/user')).status).toBe(401);
    },
  );

  it('a pupil’s token opens no session with another pupil’s number before it', async () => {
    const pupil = await server.loginAs();
    const other = await server.loginAs();
    const browser = server.browser();
    browser.setCookie(`${other.id}.${pupil.cookie()?.split('.')[1]}`);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('the session cookie is HttpOnly and SameSite, and Secure behind HTTPS', async () => {
    await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const { headers } = await server.browser().call('/api/login', { method: 'POST', body });
    const [cookie] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^sid=\d+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});
