import { describe, expect, it } from 'vitest';
import { sessions } from '#server/platform/db/schema.ts';
import { PASSWORD, SAFE_SESSION, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp({ APP_ORIGIN: 'https://games.example.org' });
const nameOf = async (browser: TestBrowser) => {
  const { status, body } = await browser.get('/api/user');
  return status === 200 && typeof body === 'object' && body !== null && 'username' in body
    ? body.username
    : null;
};
const logIn = async (username: string) => {
  const body = { username, password: PASSWORD };
  return server.browser().call('/api/login', { method: 'POST', body });
};

/** As if the sessions had been made by a build that knew no other name than `sid`. */
const makeOld = () =>
  server.deps.database.db.update(sessions).set({ device: null, lastUsedAt: null });

describe('behind HTTPS', () => {
  it('the cookie has the name that no neighbouring host can set', async () => {
    await server.loginAs({ username: 'zara' });
    const cookie = String((await logIn('zara')).headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-sid=/);
    expect(cookie).toContain('Path=/');
    expect(cookie).toContain('Secure');
    expect(cookie).not.toContain('Domain=');
  });

  it('a cookie of the old name that a neighbour planted opens nothing and does not win', async () => {
    const attacker = await server.loginAs({ username: 'mallory' });
    const planted = attacker.cookie() ?? '';
    const newcomer = server.browser();
    newcomer.setCookie(planted);
    expect(await nameOf(newcomer)).toBeNull();
    const victim = await server.loginAs({ username: 'zara' });
    victim.setCookie(planted);
    expect(await nameOf(victim)).toBe('zara');
  });

  it('somebody who was signed in before the new name stays so, and gets it', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const token = pupil.cookie() ?? '';
    await makeOld();
    const before = server.browser();
    before.setCookie(token);
    const answers = await Promise.all([nameOf(before), nameOf(before), nameOf(before)]);
    expect(answers).toEqual(['zara', 'zara', 'zara']);
    expect(before.cookie()).toBe(token);
    server.passTime(120_000);
    expect(await nameOf(before)).toBe('zara');
    const withOldName = server.browser();
    withOldName.setCookie(token);
    expect(await nameOf(withOldName)).toBeNull();
    const withNewName = server.browser();
    withNewName.setCookie(token, SAFE_SESSION);
    expect(await nameOf(withNewName)).toBe('zara');
  });

  it('log-out takes both names back', async () => {
    const pupil = await server.loginAs();
    const { headers } = await pupil.post('/api/logout');
    const cookies = String(headers['set-cookie']);
    expect(cookies).toMatch(/__Host-sid=;/);
    expect(cookies).toMatch(/(^|,)sid=;/);
  });
});

describe('over plain HTTP', () => {
  const plain = setUpTestApp();

  it('the cookie keeps its short name', async () => {
    const pupil = await plain.loginAs();
    const body = { username: pupil.username, password: PASSWORD };
    const { headers } = await pupil.call('/api/login', { method: 'POST', body });
    expect(String(headers['set-cookie'])).toMatch(/^sid=/);
  });
});
