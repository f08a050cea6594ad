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

  it('behind HTTPS the device cookie is Secure and neighbouring hosts cannot set it', async () => {
    const zara = await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const { headers } = await zara.call('/api/login', { method: 'POST', body });
    const cookie = [headers['set-cookie']].flat().find((text) => String(text).includes('device'));
    expect(cookie).toMatch(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await zara.post('/api/logout');
    const guess = () => server.browser().post('/api/login', { ...body, password: 'a guess' });
    for (let nth = 0; nth < 10; nth++) await guess();
    expect((await guess()).status).toBe(429);
    expect((await zara.post('/api/login', body)).status).toBe(200);
  });
});
