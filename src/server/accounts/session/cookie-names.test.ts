import { describe, expect, it } from 'vitest';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

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

describe('behind HTTPS', () => {
  it('behind HTTPS the cookie has the prefix that neighbouring hosts cannot set', async () => {
    await server.loginAs({ username: 'zara' });
    const cookie = String((await logIn('zara')).headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-sid=/);
    expect(cookie).toContain('Path=/');
    expect(cookie).toContain('Secure');
    expect(cookie).not.toContain('Domain=');
  });

  it('behind HTTPS a cookie planted by a neighbouring host without the prefix is ignored', async () => {
    const attacker = await server.loginAs({ username: 'mallory' });
    const planted = attacker.cookie() ?? '';
    const newcomer = server.browser();
    newcomer.setCookie(planted);
    expect(await nameOf(newcomer)).toBeNull();
    const victim = await server.loginAs({ username: 'zara' });
    victim.setCookie(planted);
    expect(await nameOf(victim)).toBe('zara');
  });
});

describe('over plain HTTP', () => {
  const plain = setUpTestApp();

  it('over plain HTTP the cookie has its short name', async () => {
    const pupil = await plain.loginAs();
    const body = { username: pupil.username, password: PASSWORD };
    const { headers } = await pupil.call('/api/login', { method: 'POST', body });
    expect(String(headers['set-cookie'])).toMatch(/^sid=/);
  });
});
